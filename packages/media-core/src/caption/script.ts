/** Scripts by the name people call them; the first that fits a letter wins. */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Japanese', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Chinese', /\p{Script=Han}/u],
  ['Korean', /\p{Script=Hangul}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Bengali', /\p{Script=Bengali}/u],
  ['Tamil', /\p{Script=Tamil}/u],
  ['Telugu', /\p{Script=Telugu}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Georgian', /\p{Script=Georgian}/u],
  ['Armenian', /\p{Script=Armenian}/u],
  // Latin letters, but of a subset that no bundled file has.
  ['Vietnamese', /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef1]/u],
];
/** Latin letters that the bundled files have. */
const LATIN = /[A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u1e00-\u1e9f\u1ef2-\u1eff]/u;

/** The name of a script in the text that no bundled font has, or `null` when all its letters can be set. */
export function findUnsupportedScript(text: string): string | null {
  const known = SCRIPTS.find(([, pattern]) => pattern.test(text));
  if (known) return known[0];
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.every((letter) => LATIN.test(letter)) ? null : 'Other';
}

/** Keeps what the bundled fonts can set: letters, digits, common punctuation; drops emoji and control characters. */
export function keepPrintable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\p{Nd}\p{Zs}!-~\u00a1-\u00bf\u2013\u2014\u2018-\u201e\u2026\u20ac]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}
