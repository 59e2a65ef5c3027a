import type { Conveyed } from '../lexicon/lexicon.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import type { Mark } from './understood.ts';

/** Words with a mark each, in the same order. */
interface Marked<One> {
  readonly words: readonly Word[];
  readonly marks: Mark<One>[];
}

const placesOf = (words: readonly Word[], phrases: readonly string[]) =>
  new Set(findPhrases(words, phrases).map(({ start }) => start));

/** The nearest word in one direction that is no filler and stands in the same clause; null where there is none. */
function neighbour({ words, marks }: Marked<unknown>, at: number, step: 1 | -1): number | null {
  for (let index = at; ; index += step) {
    // A stop stands behind its word.
    if (words[step === 1 ? index : index - 1]?.stops !== false) return null;
    if (marks[index + step]?.label !== 'filler') return index + step;
  }
}

/** Marks a word as part of another, with the fillers between them. */
function join<One>({ marks }: Marked<One>, { at, other, by }: { at: number; other: number; by: One }): void {
  for (let index = Math.min(at, other); index <= Math.max(at, other); index++) {
    if (marks[index]?.label !== 'setting') marks[index] = { label: 'setting', by };
  }
}

/** Follows each of some words to a neighbour it may belong to, until nothing changes: "golden morning light". */
function follow<One>(
  marked: Marked<One>,
  places: ReadonlySet<number>,
  partner: (index: number, at: number) => One | null,
): void {
  for (const at of [...places, ...[...places].toReversed()]) {
    if (marked.marks[at]?.label !== 'missed') continue;
    for (const step of [-1, 1] as const) {
      const other = neighbour(marked, at, step);
      const by = other === null ? null : partner(other, at);
      if (other !== null && by !== null) join(marked, { at, other, by });
    }
  }
}

/** What draws a word of the setting; null where the word is none. */
const settingAt = <One>({ marks }: Marked<One>, index: number): One | null =>
  marks[index]?.label === 'setting' ? marks[index].by : null;

/** Adjectives that hold of what is drawn. */
export interface Look<One> {
  readonly adjectives: readonly string[];
  /** What draws them. */
  readonly by: One;
  /** The words they hold of; any that are drawn where it is not given. */
  readonly of?: readonly string[];
}

/** Looks right before what they hold of, with other looks between them. */
function followLooks<One>({ words, marks }: Marked<One>, { adjectives, of, by }: Look<One>): void {
  const held = of && placesOf(words, of);
  const places = placesOf(words, adjectives);
  const holds = (index: number) => marks[index]?.label === 'setting' && (!held || held.has(index) || places.has(index));
  for (const at of [...places].toSorted((one, other) => other - one)) {
    if (marks[at]?.label === 'missed' && words[at]?.stops === false && holds(at + 1))
      marks[at] = { label: 'setting', by };
  }
}

/**
 * Finds words that are drawn with the setting beside them, and marks them: nouns that it fills ("snow in the air"), what
 * it is always drawn doing ("steam rising"), and `looks` of the hour, the weather and the season that are drawn.
 */
export function markConveyed<One>(
  marked: Marked<One>,
  { carriers, motions }: Conveyed,
  looks: readonly Look<One>[],
): void {
  const { words, marks } = marked;
  for (const [things, moving] of motions) {
    const drawn = placesOf(words, things);
    follow(marked, placesOf(words, moving), (index) => (drawn.has(index) ? settingAt(marked, index) : null));
  }
  for (const look of looks) followLooks(marked, look);
  // An hour that is drawn fills its light, whether or not it is named again: "at dawn, soft light".
  const shown = looks.map(({ adjectives, by }) => ({ places: placesOf(words, adjectives), by }));
  const fills = (index: number, at: number) => {
    const isNext = index === at - 1 && marks[index]?.label === 'missed';
    return settingAt(marked, index) ?? (isNext ? (shown.find(({ places }) => places.has(index))?.by ?? null) : null);
  };
  follow(marked, placesOf(words, carriers), fills);
  for (const look of looks) followLooks(marked, look);
}
