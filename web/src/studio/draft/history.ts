/** Undo and redo: immutable values before and after the present one. */

export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** Key of the latest change; changes with the same key in a row are one step. */
  readonly key: string | null;
}

/** Most steps back; older ones are dropped. */
export const MAX_STEPS = 200;

export function startHistory<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], key: null };
}

/** Returns the history with a new present. Changes in a row with the same `key`, such as letters of a name, are one step. */
export function change<Value>(history: History<Value>, present: Value, key: string | null = null): History<Value> {
  if (present === history.present) return history;
  if (key !== null && key === history.key) return { ...history, present, future: [] };
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present, future: [], key };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], key: null };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, key: null };
}
