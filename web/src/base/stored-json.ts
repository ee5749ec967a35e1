/** JSON in the browser's storage; without storage it lasts as long as the page. */

const memory = new Map<string, string>();

export function readJson<Value extends object>(key: string, otherwise: Value): Value {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? "null");
    return typeof kept === "object" && kept !== null ? (kept as Value) : otherwise;
  } catch {
    return otherwise;
  }
}

export function writeJson(key: string, value: object): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

function stored(key: string): string | null {
  try {
    return memory.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}
