import { languages, type Language } from "virtual:words";

/**
 * Name folding, as in `sosie.names.fold_name`: two spellings with the same result are one name.
 *
 * tests/name_folding.json has the test vectors of both.
 */

/** What matches an article before a name. */
const ARTICLES = Object.fromEntries(
  Object.entries(languages).map(([language, { articles }]) => [language, articlePattern(articles)]),
) as Record<Language, RegExp>;

/** Returns the pattern of articles; one with an apostrophe needs no space after it. */
function articlePattern(articles: readonly string[]): RegExp {
  const words = articles.map((article) =>
    article.endsWith("'") ? `${article.slice(0, -1)}\\s*['\u2019]\\s*` : `${article}\\s+`,
  );
  return new RegExp(`^(${words.join("|")})(?=[\\p{L}\\p{N}_])`, "u");
}

/** Letters that Unicode does not decompose, and signs that are not on a keyboard. */
const SPELT_OUT: Record<string, string> = {
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  "×": "x",
  "÷": "/",
  "−": "-",
};
/** Part of a name between digits: 3 + 4, 3 - 4 and 34 are different names. */
const SIGN_BETWEEN_DIGITS = /(?<=\p{Nd})\s*([-*/:.,])\s*(?=\p{Nd})/u;
const COUNTED = /[\p{L}\p{N}+=<>]/u;
const MARK = /[\p{Mc}\p{Mn}]/u;
/** Marks of the combining classes 240, 10 and 8. */
const [CLASS_240, CLASS_10, CLASS_8] = ["\u0345", "\u05b0", "\u3099"];

/** Returns a name without case, accents, articles, punctuation and spaces. */
export function foldName(name: string, language: Language): string {
  const bare = caseFolded(name).trim().replace(ARTICLES[language], "");
  const letters = [...bare]
    .map((letter) => SPELT_OUT[letter] ?? letter)
    .join("")
    .normalize("NFKD");
  return letters
    .split(SIGN_BETWEEN_DIGITS)
    .map((part, number) => (number % 2 === 1 ? part : [...part].filter(isCounted).join("")))
    .join("");
}

/** Returns a text with its case folded, including ß and final sigma. */
function caseFolded(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").replaceAll("ς", "σ");
}

/** Tells whether a character is part of a name: a letter, a number, a sign, or a vowel sign of an Indic script. */
function isCounted(letter: string): boolean {
  return COUNTED.test(letter) || (MARK.test(letter) && isVowelSign(letter));
}

/** Tells whether a mark is a vowel sign (combining class 0 or 9); reordering reveals the class, which JavaScript has no API for. */
function isVowelSign(mark: string): boolean {
  if (mark >= "\ufe00" && mark <= "\ufe0f") return false; // variation selectors
  const isClass0 = mark !== CLASS_240 && !isReordered(CLASS_240, mark);
  return isClass0 || (isReordered(CLASS_10, mark) && isReordered(mark, CLASS_8));
}

function isReordered(first: string, second: string): boolean {
  return first !== second && (first + second).normalize("NFD") === second + first;
}
