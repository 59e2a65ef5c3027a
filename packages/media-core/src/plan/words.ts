import { IRREGULAR_PLURALS } from './irregular-plurals.data.ts';

/** A word of the prompt: as typed, in lower case, and in the singular. */
export interface Word {
  readonly shown: string;
  readonly text: string;
  readonly singular: string;
}
/** A run of words: the first, and the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

const MOST_WORDS = 300;
const LONGEST_WORD = 32;

/** The singular of an English noun, by rule; a verb form simply stays close to itself. */
export function singularOf(word: string): string {
  const known = Object.hasOwn(IRREGULAR_PLURALS, word) ? IRREGULAR_PLURALS[word] : undefined;
  if (known !== undefined) return known;
  if (/(?:sh|ch|x|ss)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`;
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** Letters and digits of any script, without possessive endings; at most a few hundred words. */
export function splitWords(text: string): Word[] {
  const found = text.normalize('NFC').matchAll(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?/gu);
  const words: Word[] = [];
  for (const [match] of found) {
    const shown = match
      .replace(/['’]s?$/u, '')
      .replace(/['’]/gu, '')
      .slice(0, LONGEST_WORD);
    const lower = shown.toLowerCase();
    words.push({ shown, text: lower, singular: singularOf(lower) });
    if (words.length >= MOST_WORDS) break;
  }
  return words;
}

/** Leaves out what a prompt does not want: "no" or "without" and the noun behind. */
export function dropDenied(words: readonly Word[]): Word[] {
  let until = 0;
  return words.filter(({ text }, index) => {
    const next = words[index + 1]?.text ?? '';
    if (text === 'without' || (text === 'no' && next !== 'camera')) {
      until = index + (/^(?:an?|the|any)$/.test(next) ? 3 : 2);
    }
    return index >= until;
  });
}

function fits({ text, singular }: Word, pattern: string): boolean {
  return pattern.endsWith('*') ? text.startsWith(pattern.slice(0, -1)) : text === pattern || singular === pattern;
}

type Places = ReadonlyMap<string, readonly number[]>;
const indexes = new WeakMap<readonly Word[], Places>();

/** Open patterns are found by their first letters; none is shorter than this. */
const STEM = 3;
const stemKey = (text: string) => `${text.slice(0, STEM)}*`;

/** Where each word, each singular and each stem stands; made once per list, which is asked for hundreds of phrases. */
function placesOf(words: readonly Word[]): Places {
  const known = indexes.get(words);
  if (known) return known;
  const places = new Map<string, number[]>();
  words.forEach(({ text, singular }, index) => {
    for (const form of new Set([text, singular, stemKey(text)])) {
      const list = places.get(form);
      if (list) list.push(index);
      else places.set(form, [index]);
    }
  });
  indexes.set(words, places);
  return places;
}

function startsOf(words: readonly Word[], pattern: string): readonly number[] {
  return placesOf(words).get(pattern.endsWith('*') ? stemKey(pattern.slice(0, -1)) : pattern) ?? [];
}

/** Every place where a phrase stands; a pattern ends in `*` where endings may follow. */
export function findPhrase(words: readonly Word[], phrase: string): Span[] {
  const patterns = phrase.split(' ');
  return startsOf(words, patterns[0] ?? '').flatMap((start) => {
    const matches = patterns.every((pattern, offset) => {
      const word = words[start + offset];
      return word !== undefined && fits(word, pattern);
    });
    return matches ? [{ start, end: start + patterns.length }] : [];
  });
}

export function findPhrases(words: readonly Word[], phrases: readonly string[]): Span[] {
  return phrases.flatMap((phrase) => findPhrase(words, phrase));
}

/** A value of a rule list, with the words that called for it. */
export interface Choice<Value> {
  readonly value: Value;
  readonly spans: readonly Span[];
}

/** The first rule that any word of the prompt fits. */
export function chooseRule<Value>(
  words: readonly Word[],
  rules: readonly (readonly [Value, readonly string[]])[],
): Choice<Value> | null {
  for (const [value, phrases] of rules) {
    const spans = findPhrases(words, phrases);
    if (spans.length > 0) return { value, spans };
  }
  return null;
}
