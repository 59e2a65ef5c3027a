const HEADER_MAX = 200;

/** The languages of a browser, the best first, as its header lists them (RFC 9110 section 12.5.4). */
function acceptedLocales(header: string): readonly string[] {
  return header
    .slice(0, HEADER_MAX)
    .split(',')
    .map((one) => {
      const [tag = '', weight = ''] = one.trim().split(/\s*;\s*q=/i);
      return { tag: tag.toLowerCase(), weight: weight === '' ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

const languageOf = (tag: string) => tag.toLowerCase().split('-', 1)[0];

/** The one of these locales that a browser likes best; undefined where it names none of them. */
export function preferredLocale(header: string | undefined, locales: readonly string[]): string | undefined {
  for (const accepted of acceptedLocales(header ?? '')) {
    const exact = locales.find((locale) => locale.toLowerCase() === accepted);
    const found = exact ?? locales.find((locale) => languageOf(locale) === languageOf(accepted));
    if (found !== undefined) return found;
  }
  return undefined;
}
