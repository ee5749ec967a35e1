import type {
  CallArguments,
  Expression,
  InlineExpression,
  Pattern,
  Placeable,
  SelectExpression,
  Variant,
} from "@fluent/syntax";
import type { Kind, Table, Text } from "./messages";

/** Compiles texts into JavaScript: a text without variables is a string, others are functions. */

/** The functions that texts may call: of src/words/formats.ts, by their names in the texts. */
const FUNCTIONS: Record<string, { name: string; takes: Kind }> = {
  NUMBER: { name: "number", takes: "Number" },
  SECONDS: { name: "seconds", takes: "Number" },
  CAPITAL: { name: "capital", takes: "String" },
};
const PLURALS = ["zero", "one", "two", "few", "many"];

/** A tree of code, as the identifiers with `_` divide it. */
interface Branch {
  [key: string]: Branch | string;
}

/** Returns a module with the tables of a part in a language; what the language lacks is English. */
export function codeOf(language: string, tables: readonly Table[], english: readonly Table[]): string {
  const own = new Map(tables.map((table) => [table.name, table]));
  const lines = english.map((table) => {
    const branch: Branch = {};
    for (const [id, text] of table.texts) {
      const translated = own.get(table.name)?.texts.get(id);
      plant(branch, text.path, functionOf(translated ?? text, text, translated ? "own" : "english"));
    }
    return `${table.name}: ${treeOf(branch)},`;
  });
  const formats = `import { formatsOf } from "/src/words/formats";\n`;
  const given = `const own = formatsOf(${JSON.stringify(language)}), english = formatsOf("en");\n`;
  return `${formats}${given}export default {\n${lines.join("\n")}\n};\n`;
}

/** Complains about what is no translation of an English text. */
export function refuseStrangers(tables: Map<string, Table>, english: Map<string, Table>): void {
  for (const table of tables.values()) {
    for (const [id, { place }] of table.texts) {
      if (!english.get(table.name)?.texts.has(id)) throw new Error(`${place}: English has no such text.`);
    }
  }
}

/** Returns the type of a table, with the notes for translators as documentation. */
export function typeOf(table: Table): string {
  const branch: Branch = {};
  for (const { path, note, variables, isList } of table.texts.values()) {
    const takes = [...variables].map(([name, kind]) => `${name}: ${kind.toLowerCase()}`).join(", ");
    const type = isList ? "readonly string[]" : variables.size ? `(${takes}) => string` : "string";
    plant(branch, path, note ? `${type} /* ${note.replaceAll("\n", " ")} */` : type);
  }
  return treeOf(branch, "; ", "readonly ");
}

function plant(branch: Branch, [key, ...rest]: string[], code: string): void {
  if (rest.length === 0) branch[key!] = code;
  else plant((branch[key!] ??= {}) as Branch, rest, code);
}

/** Returns a tree as code; one with the keys 1, 2, 3 is a list. */
function treeOf(branch: Branch | string, separator = ", ", listMark = ""): string {
  if (typeof branch === "string") return branch;
  const keys = Object.keys(branch);
  const below = keys.map((key) => treeOf(branch[key]!, separator, listMark));
  if (keys.every((key, index) => key === String(index + 1))) return `${listMark}[${below.join(", ")}]`;
  return `{ ${keys.map((key, index) => `${JSON.stringify(key)}: ${below[index]}`).join(separator)} }`;
}

/** Returns a text as code: a string, a list or a function of the variables that the English text declares. */
function functionOf(text: Text, english: Text, formats: "own" | "english"): string {
  if (english.isList) return JSON.stringify(words(text));
  const compiler = new Compiler(text.place, english.variables, formats);
  const code = compiler.pattern(text.pattern);
  return english.variables.size ? `(${[...english.variables.keys()].join(", ")}) => ${code}` : code;
}

/** Returns the words of a list, which commas divide. */
export function words({ pattern, place }: Text): string[] {
  const [only, ...rest] = pattern.elements;
  if (only?.type !== "TextElement" || rest.length) throw new Error(`${place}: a list has words and commas alone.`);
  return only.value.split(",").map((word) => word.trim());
}

/** Compiles one text. */
class Compiler {
  constructor(
    private readonly place: string,
    private readonly variables: Map<string, Kind>,
    private readonly formats: string,
  ) {}

  pattern({ elements }: Pattern): string {
    if (elements.every(({ type }) => type === "TextElement")) return JSON.stringify(elements.map(plain).join(""));
    const parts = elements.map((element) =>
      element.type === "TextElement" ? escaped(element.value) : this.#placeable(element),
    );
    return `\`${parts.join("")}\``;
  }

  #placeable({ expression }: Placeable): string {
    return expression.type === "StringLiteral"
      ? escaped(expression.parse().value)
      : `\${${this.#expression(expression as Expression)}}`;
  }

  #expression(expression: Expression): string {
    if (expression.type === "SelectExpression") return this.#select(expression);
    if (expression.type === "VariableReference") {
      const { name } = expression.id;
      return this.#kindOf(name) === "Number" ? `${this.formats}.number(${name})` : name;
    }
    if (expression.type === "FunctionReference") return this.#call(expression.id.name, expression.arguments);
    throw this.#unknown(expression.type);
  }

  #call(name: string, given: CallArguments): string {
    const called = FUNCTIONS[name];
    const [only, ...rest] = given.positional;
    if (!called || only?.type !== "VariableReference" || rest.length) throw this.#unknown(`${name}(…)`);
    if (this.#kindOf(only.id.name) !== called.takes) throw this.#unknown(`${name}($${only.id.name})`);
    const options = given.named.map(({ name: { name: option }, value }) => {
      return `${option}: ${value.type === "NumberLiteral" ? value.value : JSON.stringify(value.value)}`;
    });
    return `${this.formats}.${called.name}(${only.id.name}${options.length ? `, { ${options.join(", ")} }` : ""})`;
  }

  /** Compiles a choice: exact numbers first, then plurals or strings, then the rest. */
  #select({ selector, variants }: SelectExpression): string {
    const name = this.#selected(selector);
    const isNumber = this.#kindOf(name) === "Number";
    const rest = variants.find((variant) => variant.default)!;
    const others = variants.filter((variant) => variant !== rest);
    const exact = others.filter(({ key }) => key.type === "NumberLiteral");
    const named = others.filter(({ key }) => key.type === "Identifier");
    return [...exact, ...named].reduceRight(
      (otherwise, variant) =>
        `${this.#condition(name, variant, isNumber)} ? ${this.pattern(variant.value)} : ${otherwise}`,
      this.pattern(rest.value),
    );
  }

  #selected(selector: InlineExpression | Placeable): string {
    if (selector.type === "VariableReference") return selector.id.name;
    throw this.#unknown(selector.type);
  }

  #condition(name: string, { key }: Variant, isNumber: boolean): string {
    if (key.type === "NumberLiteral") return `${name} === ${key.value}`;
    if (!isNumber) return `${name} === ${JSON.stringify(key.name)}`;
    if (!PLURALS.includes(key.name)) throw this.#unknown(`[${key.name}]`);
    return `${this.formats}.plural(${name}) === ${JSON.stringify(key.name)}`;
  }

  #kindOf(name: string): Kind {
    const kind = this.variables.get(name);
    if (!kind) {
      const known = [...this.variables.keys()].map((other) => `$${other}`).join(", ") || "none";
      throw new Error(`${this.place}: there is no $${name} here (variables: ${known}).`);
    }
    return kind;
  }

  #unknown(what: string): Error {
    return new Error(`${this.place}: ${what} cannot be used here; see docs/howto/translate.md.`);
  }
}

function plain(element: Pattern["elements"][number]): string {
  return element.type === "TextElement" ? element.value : "";
}

/** Returns text as it stands in a template literal. */
function escaped(text: string): string {
  return text.replace(/[`\\$]/g, "\\$&");
}
