import { isWrittenInJapan } from './japanese.ts';

/** A script nobody here can name, by its code (ISO 15924). */
const UNKNOWN_SCRIPT = 'Zzzz';

/**
 * Scripts by their codes (ISO 15924), and languages by theirs (BCP 47) where it is their letters that are missing; the
 * first that fits a letter wins.
 */
const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['Kore', /\p{Script=Hangul}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Telu', /\p{Script=Telugu}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Armn', /\p{Script=Armenian}/u],
  // Latin letters, but of a subset that no bundled file has.
  ['vi', /[\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef1]/u],
];
/** Letters that the bundled files have: Latin, and Arabic without its presentation forms. */
const LATIN = /[A-Za-z\u00aa\u00ba\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u02af\u1e00-\u1e9f\u1ef2-\u1eff]/u;
const ARABIC = /[\u0620-\u064a\u066e-\u06d3\u06d5\u06fa-\u06ff]/u;
const JAPANESE = /[\u3040-\u30ff\u3005\p{Script=Han}]/u;

/** The code of a script or a language in the text that no bundled font has, or `null` when all letters can be set. */
export function findUnsupportedScript(text: string): string | null {
  const known = SCRIPTS.find(([, pattern]) => pattern.test(text));
  if (known) return known[0];
  if (!isWrittenInJapan(text)) return 'zh';
  const letters = text.match(/\p{L}/gu) ?? [];
  return letters.every((letter) => [LATIN, ARABIC, JAPANESE].some((script) => script.test(letter)))
    ? null
    : UNKNOWN_SCRIPT;
}

const UNPRINTABLE = new RegExp(
  [
    String.raw`[^\p{Script=Latin}\p{Nd}\p{Zs}!-~\u00a1-\u00bf\u2013\u2014\u2018-\u201e\u2026\u20ac`,
    String.raw`\p{Script=Arabic}\u060c\u061b\u061f\u0640\u064b-\u0655`,
    String.raw`\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\u3000-\u303f\u30a0\u30fb\u30fc\uff01-\uff5e]`,
  ].join(''),
  'gu',
);

/** Keeps what the bundled fonts can set: letters, digits, common punctuation; drops emoji and control characters. */
export function keepPrintable(text: string): string {
  return text.normalize('NFC').replace(UNPRINTABLE, ' ').replace(/\s+/gu, ' ').trim();
}
