import type { Lexicon, Rules } from './lexicon.ts';

/** A word of the prompt: as typed, in lower case, and as `baseOf` of its language has it. */
export interface Word {
  readonly shown: string;
  readonly text: string;
  readonly base: string;
  /** A comma, full stop, dash, bracket or new line stands behind it. */
  readonly stops: boolean;
}
/** A run of words: the first, and the one after the last. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The places of all words in some runs. */
export const placesIn = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, offset) => start + offset)));

const MOST_WORDS = 300;
const LONGEST_WORD = 64;

/** A word as it is shown, without a possessive ending. */
const shownAs = (word: string) =>
  word
    .replace(/['’]s?$/u, '')
    .replace(/['’]/gu, '')
    .slice(0, LONGEST_WORD);

/** The word before an apostrophe, with it, and the one behind, where the language elides the first: "l’" and "orage". */
function splitElided(match: string, elided: readonly string[] = []): readonly string[] {
  const at = match.search(/['’]/u);
  if (at < 1 || !elided.includes(match.slice(0, at).toLowerCase())) return [shownAs(match)];
  return [match.slice(0, at + 1), shownAs(match.slice(at + 1))];
}

/** Whether a shown word is one that lost its vowel. */
export const isElided = (shown: string) => /['’]$/u.test(shown);

/** A shown word as lists have it: in lower case, and without the apostrophe of one that is elided. */
export const plainWord = (shown: string) => shown.toLowerCase().replace(/['’]$/u, '');

/** Shown words in a row; behind an apostrophe goes no space. */
export const joinShown = (words: readonly string[]) => words.join(' ').replace(/(?<=\p{L}['’]) /gu, '');

/** Letters and digits of any script, without possessive endings; at most a few hundred words. */
export function splitWords(text: string, { baseOf, elided }: Pick<Lexicon, 'baseOf' | 'elided'>): Word[] {
  const found = text
    .normalize('NFC')
    .matchAll(
      /([\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?)(\s*[,.;:!?\n()[\]|–—•、。，；：！？（）「」『』【】،؛؟]|\s+-\s)?/gu,
    );
  const words: Word[] = [];
  for (const [, match = '', stop] of found) {
    splitElided(match, elided).forEach((shown, index, parts) => {
      const plain = plainWord(shown);
      const stops = stop !== undefined && index === parts.length - 1;
      words.push({ shown, text: plain, base: baseOf(plain), stops });
    });
    if (words.length >= MOST_WORDS) break;
  }
  return words;
}

function fits({ text, base }: Word, pattern: string): boolean {
  // A name of several words is no ending of its first one: a snow leopard is not snowy.
  if (pattern.endsWith('*')) return text.startsWith(pattern.slice(0, -1)) && !text.includes(' ');
  return text === pattern || base === pattern;
}

/** How a name of some words may be listed: as it stands, and in the singular. */
export function formsOf(words: readonly Word[], { headFirst }: Pick<Lexicon, 'headFirst'>): readonly string[] {
  const [first, ...others] = words;
  const last = others.at(-1);
  if (!first) return [];
  const texts = words.map(({ text }) => text);
  if (!last) return [first.text, first.base];
  if (!headFirst) return [texts.join(' '), [...texts.slice(0, -1), last.base].join(' ')];
  const headed = [first.base, ...others.map(({ text }) => text)];
  const agreeing = [first.base, ...others.map(({ base }) => base)];
  return [texts, headed, agreeing].map((form) => form.join(' '));
}

type Places = ReadonlyMap<string, readonly number[]>;
const indexes = new WeakMap<readonly Word[], Places>();

/** Open patterns are found by their first letters; none is shorter than this. */
const STEM = 3;
const stemKey = (text: string) => `${text.slice(0, STEM)}*`;

/** Where each word, each base and each stem stands; made once per list, which is asked for hundreds of phrases. */
function placesOf(words: readonly Word[]): Places {
  const known = indexes.get(words);
  if (known) return known;
  const places = new Map<string, number[]>();
  words.forEach(({ text, base }, index) => {
    for (const form of new Set([text, base, stemKey(text)])) {
      const list = places.get(form);
      if (list) list.push(index);
      else places.set(form, [index]);
    }
  });
  indexes.set(words, places);
  return places;
}

/** The key of a pattern in `placesOf`. */
const keyOf = (pattern: string) => (pattern.endsWith('*') ? stemKey(pattern.slice(0, -1)) : pattern);

/** The first pattern of a phrase. */
function headOf(phrase: string): string {
  const end = phrase.indexOf(' ');
  return end < 0 ? phrase : phrase.slice(0, end);
}

/** Every place where a phrase stands; a pattern ends in `*` where endings may follow. */
export function findPhrase(words: readonly Word[], phrase: string): readonly Span[] {
  const places = placesOf(words);
  const head = headOf(phrase);
  // A name of several words may be joined to one already.
  const joined = head === phrase ? undefined : places.get(phrase);
  if (joined) return joined.map((start) => ({ start, end: start + 1 }));
  const starts = places.get(keyOf(head));
  if (!starts) return [];
  const patterns = phrase.split(' ');
  return starts.flatMap((start) => {
    const matches = patterns.every((pattern, offset) => {
      const word = words[start + offset];
      // No phrase goes on behind a comma: "push in, hospital" is not "in hospital".
      const goesOn = offset === 0 || words[start + offset - 1]?.stops === false;
      return word !== undefined && goesOn && fits(word, pattern);
    });
    return matches ? [{ start, end: start + patterns.length }] : [];
  });
}

/** Asked for thousands of phrases a prompt, of which hardly any is found. */
export function findPhrases(words: readonly Word[], phrases: readonly string[]): Span[] {
  const spans: Span[] = [];
  for (const phrase of phrases) spans.push(...findPhrase(words, phrase));
  return spans;
}

/** Phrases by the key under which a prompt may have them. */
export type PhraseIndex = ReadonlyMap<string, readonly string[]>;

export function indexPhrases(phrases: Iterable<string>): PhraseIndex {
  const index = new Map<string, string[]>();
  for (const phrase of new Set(phrases)) {
    for (const key of new Set([keyOf(headOf(phrase)), phrase])) {
      const list = index.get(key);
      if (list) list.push(phrase);
      else index.set(key, [phrase]);
    }
  }
  return index;
}

/** Every place where any phrase of an index stands, in no order. */
export function findIndexed(words: readonly Word[], index: PhraseIndex): Span[] {
  const likely = new Set([...placesOf(words).keys()].flatMap((key) => index.get(key) ?? []));
  return findPhrases(words, [...likely]);
}

/** A value of a rule list, with the words that called for it. */
export interface Choice<Value> {
  readonly value: Value;
  readonly spans: readonly Span[];
}

/** The first rule that any word of the prompt fits. */
export function chooseRule<Value>(words: readonly Word[], rules: Rules<Value>): Choice<Value> | null {
  for (const [value, phrases] of rules) {
    const spans = findPhrases(words, phrases);
    if (spans.length > 0) return { value, spans };
  }
  return null;
}

/** A span and all others that belong to it. */
export const spanAround = (span: Span, others: readonly (Span | undefined)[]): Span =>
  others.reduce<Span>(
    (whole, one) => (one ? { start: Math.min(whole.start, one.start), end: Math.max(whole.end, one.end) } : whole),
    span,
  );
