import { CLOSED_HELMET } from '../lexicon/closed-helmet.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, placesIn, type Word } from '../lexicon/words.ts';
import { namesIn } from './find-names.ts';

/** The words of a prompt, and those it says it does not want. */
export interface DenialReading {
  readonly kept: readonly Word[];
  readonly denied: readonly Word[];
}

/** Adjectives that may stand before a noun that is not wanted: "without any big red dogs". */
const MOST_ADJECTIVES = 2;

/** Where the noun that is not wanted ends: the first subject close by, else the next word. */
function endOfNoun(words: readonly Word[], start: number, lexicon: Lexicon): number {
  const names = namesIn(lexicon);
  for (let index = start; index <= start + MOST_ADJECTIVES; index++) {
    const word = words[index];
    if (!word) break;
    if (names.has(word.text) || names.has(word.base)) return index + 1;
    if (word.stops) break;
  }
  return start + 1;
}

/** Where what is not wanted ends, when a denial stands at `at`: "no dogs or cats". */
function endOfDenial(words: readonly Word[], at: number, lexicon: Lexicon): number {
  const { articles, alternatives } = lexicon.small;
  let end = at;
  do {
    end += 1;
    while (articles.includes(words[end]?.text ?? '')) end += 1;
    end = endOfNoun(words, end, lexicon);
  } while (alternatives.includes(words[end]?.text ?? ''));
  return end;
}

/** Whether a word only says which or how many of the noun behind it. */
function isAttribute({ text, base }: Word, { colours, numbers, small }: Lexicon): boolean {
  const isListed = [text, base].some((form) => Object.hasOwn(colours, form) || Object.hasOwn(numbers, form));
  return isListed || small.articles.includes(text);
}

/** Where what is not wanted begins, when a denial stands behind it at `at`: 犬も猫もいない. */
function startOfDenial(words: readonly Word[], at: number, lexicon: Lexicon): number {
  const before = (index: number) => (words[index - 1]?.stops === false ? words[index - 1] : undefined);
  let start = at;
  for (;;) {
    if (before(start)) start -= 1;
    for (let word = before(start); word && isAttribute(word, lexicon); word = before(start)) start -= 1;
    if (!lexicon.small.alternatives.includes(before(start)?.text ?? '')) return start;
    start -= 1;
  }
}

/** Places of what words behind it say is not wanted, with these. */
function deniedBehind(words: readonly Word[], lexicon: Lexicon): Set<number> {
  const ends = findPhrases(words, lexicon.small.denialsBehind ?? []);
  return placesIn(ends.map(({ start, end }) => ({ start: startOfDenial(words, start, lexicon), end })));
}

/** Parts a prompt at "no" and "without"; the noun that one of these speaks of, with its article, is not wanted. */
export function readDenials(words: readonly Word[], lexicon: Lexicon): DenialReading {
  const { denials, notDenied } = lexicon.small;
  const kept: Word[] = [];
  const denied: Word[] = [];
  let until = 0;
  const behind = deniedBehind(words, lexicon);
  // A helmet that is not taken off is on.
  const worn = placesIn(findPhrases(words, CLOSED_HELMET));
  const isDenial = (text: string, index: number) =>
    denials.includes(text) && !worn.has(index) && !notDenied.includes(`${text} ${words[index + 1]?.text ?? ''}`);
  words.forEach((word, index) => {
    if (index >= until && isDenial(word.text, index)) until = endOfDenial(words, index, lexicon);
    (index < until || (behind.has(index) && !worn.has(index)) ? denied : kept).push(word);
  });
  return { kept, denied };
}
