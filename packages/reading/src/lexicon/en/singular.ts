import { IRREGULAR_PLURALS } from './irregular-plurals.data.ts';

/** The singular of an English noun, by rule; a verb form simply stays close to itself. */
export function singularOf(word: string): string {
  const known = Object.hasOwn(IRREGULAR_PLURALS, word) ? IRREGULAR_PLURALS[word] : undefined;
  if (known !== undefined) return known;
  if (/(?:sh|ch|x|ss|[^aeo]us)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}
