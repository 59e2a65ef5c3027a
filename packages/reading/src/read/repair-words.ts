import { phrasesOf, SHARED_PHRASES } from '../lexicon/all-phrases.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Word } from '../lexicon/words.ts';
import type { Meanings } from '../words/word-table.ts';
import { namesIn } from './find-names.ts';

/** Shorter words have too many neighbours: "hose" is no horse. */
const SHORTEST = 5;
/** Letters that are written for each other: the first is typed, the second meant. */
const ALIKE: readonly string[] = ['sc', 'cs', 'kc', 'ck', 'zs', 'sz', 'iy', 'yi'];

type Targets = ReadonlyMap<string, readonly string[]>;
const targetsOf = new WeakMap<Lexicon, Targets>();

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: readonly string[];
}
const vocabularies = new WeakMap<Lexicon, Vocabulary>();

/** Every single word that a language knows; of some only how they begin. */
function vocabularyOf(lexicon: Lexicon): Vocabulary {
  const made = vocabularies.get(lexicon);
  if (made) return made;
  const all = [...phrasesOf(lexicon), ...SHARED_PHRASES].flatMap((phrase) => phrase.split(' '));
  const stems = all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
  const vocabulary = { words: new Set(all), stems: [...new Set(stems)] };
  vocabularies.set(lexicon, vocabulary);
  return vocabulary;
}

function isKnown({ text, base }: Word, { words, stems }: Vocabulary): boolean {
  return words.has(text) || words.has(base) || stems.some((stem) => text.startsWith(stem));
}

/** Names and places of one word, by their first letter. */
function targetsIn(lexicon: Lexicon): Targets {
  const known = targetsOf.get(lexicon);
  if (known) return known;
  const called = [...namesIn(lexicon).keys(), ...lexicon.places.flatMap(([, phrases]) => phrases)];
  const words = new Set(called.filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word)));
  const targets = new Map<string, string[]>();
  for (const word of words) targets.set(word.slice(0, 1), [...(targets.get(word.slice(0, 1)) ?? []), word]);
  targetsOf.set(lexicon, targets);
  return targets;
}

/** Where two words begin to differ. */
function fork(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** One of two equal letters is left out: "rabit". */
function halves(typed: string, meant: string): boolean {
  const at = fork(typed, meant);
  return meant[at] === meant[at - 1] && typed === meant.slice(0, at) + meant.slice(at + 1);
}

/** Two neighbours changed places, "castel", or a letter stands for one that sounds alike, "prinsess". */
function mixesUp(typed: string, meant: string): boolean {
  const at = fork(typed, meant);
  const [own, other] = [meant[at] ?? '', meant[at + 1] ?? ''];
  if (typed === meant.slice(0, at) + other + own + meant.slice(at + 2)) return true;
  return ALIKE.includes((typed[at] ?? '') + own) && typed.slice(at + 1) === meant.slice(at + 1);
}

function meantBy({ text }: Word, targets: Targets): string | null {
  const found = (targets.get(text.slice(0, 1)) ?? []).filter((word) => {
    if (word.length === text.length) return mixesUp(text, word);
    return word.length === text.length + 1 && halves(text, word);
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Reads slips of the pen as the name or place that alone can be meant; a word that is known, or short, stays. */
export function repairWords(words: readonly Word[], lexicon: Lexicon, meanings: Meanings = new Map()): readonly Word[] {
  const vocabulary = vocabularyOf(lexicon);
  const targets = targetsIn(lexicon);
  return words.map((word) => {
    const isNoun = meanings.has(word.text) || meanings.has(word.base);
    if (word.text.length < SHORTEST || isNoun || isKnown(word, vocabulary)) return word;
    const name = meantBy(word, targets);
    return name === null ? word : { ...word, text: name, base: name };
  });
}
