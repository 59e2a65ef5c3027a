import { knownSpans } from '../lexicon/choose-lexicon.ts';
import { FACE_TO_FACE } from '../lexicon/face-to-face.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrases, formsOf, joinShown, placesIn, type Word } from '../lexicon/words.ts';
import type { Meanings } from './word-table.ts';

const LONGEST_NAME = 3;

/** One word of several. */
function joined(words: readonly [Word, ...Word[]], base: string): Word {
  return {
    shown: joinShown(words.map(({ shown }) => shown)),
    text: words.map(({ text }) => text).join(' '),
    base,
    stops: words.at(-1)?.stops === true,
  };
}

/** A black cat is a cat, whatever else is called so. */
function isColoured([first, ...others]: readonly [Word, ...Word[]], { colours, headFirst }: Lexicon): boolean {
  return headFirst ? others.some(({ base }) => Object.hasOwn(colours, base)) : Object.hasOwn(colours, first.text);
}

interface NameOptions {
  readonly lexicon: Lexicon;
  readonly meanings: Meanings;
}

/** Whether a stop stands between words. */
const isParted = (words: readonly Word[]) => words.slice(0, -1).some(({ stops }) => stops);

/** The longest name of several words that begins here and that no stop parts. */
function nameAt(words: readonly Word[], start: number, { lexicon, meanings }: NameOptions): Word | undefined {
  for (let length = LONGEST_NAME; length > 1; length--) {
    const [first, ...others] = words.slice(start, start + length);
    if (!first || others.length < length - 1) continue;
    if (isColoured([first, ...others], lexicon) || isParted([first, ...others])) continue;
    const [text, singular = '', agreeing = singular] = formsOf([first, ...others], lexicon);
    const name = [text, singular, agreeing].find((form) => form !== undefined && meanings.has(form));
    // Of a name that is listed in the plural the singular still tells that it is one.
    if (name !== undefined) return joined([first, ...others], name === text ? singular : name);
  }
  return undefined;
}

/**
 * Makes one word of a name of several, so that no part of it is read by itself: a snow leopard brings no snow. Where the
 * lexicon knows a phrase of several of these words, it knows better.
 */
export function joinNames(words: readonly Word[], lexicon: Lexicon, meanings: Meanings): readonly Word[] {
  if (meanings.size === 0) return words;
  const phrases = placesIn(knownSpans(words, lexicon).filter(({ start, end }) => end - start > 1));
  // A dog face to face with a cat is no dog face.
  const fixed = placesIn(findPhrases(words, FACE_TO_FACE));
  const result: Word[] = [];
  for (let index = 0; index < words.length;) {
    const word = words[index];
    if (!word) break;
    const name = phrases.has(index) || fixed.has(index + 1) ? undefined : nameAt(words, index, { lexicon, meanings });
    result.push(name ?? word);
    index += name ? name.text.split(' ').length : 1;
  }
  return result;
}
