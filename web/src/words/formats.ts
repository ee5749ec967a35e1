/** How a language writes what its texts have variables for; compiled texts call these functions. */

interface NumberOptions {
  signDisplay?: "always";
}

interface Formats {
  number: (value: number, options?: NumberOptions) => string;
  /** Returns milliseconds in seconds; without `digits`, as many decimals as they have. */
  seconds: (ms: number, options?: { digits: number }) => string;
  /** Returns the form that a number takes, such as "one" or "few". */
  plural: (value: number) => Intl.LDMLPluralRule;
  capital: (text: string) => string;
}

export function formatsOf(language: string): Formats {
  const [plurals, plain] = [new Intl.PluralRules(language), new Intl.NumberFormat(language)];
  return {
    number: (value, options) =>
      minus(options ? new Intl.NumberFormat(language, options).format(value) : plain.format(value)),
    seconds: (ms, { digits } = { digits: 0 }) =>
      new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits || 3 }).format(
        ms / 1000,
      ),
    plural: (value) => plurals.select(value),
    capital: (text) => text.charAt(0).toLocaleUpperCase(language) + text.slice(1),
  };
}

/** Returns a whole number with a true minus sign. */
export function signed(count: number): string {
  return minus(String(count));
}

function minus(text: string): string {
  return text.replace("-", "\u2212");
}
