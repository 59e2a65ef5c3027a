import type { Conveyed } from '../lexicon/lexicon.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import type { Label } from './understood.ts';

/** Words with a label each, in the same order. */
interface Labelled {
  readonly words: readonly Word[];
  readonly labels: Label[];
}

const placesOf = (words: readonly Word[], phrases: readonly string[]) =>
  new Set(findPhrases(words, phrases).map(({ start }) => start));

/** The nearest word in one direction that is no filler and stands in the same clause; null where there is none. */
function neighbour({ words, labels }: Labelled, at: number, step: 1 | -1): number | null {
  for (let index = at; ; index += step) {
    // A stop stands behind its word.
    if (words[step === 1 ? index : index - 1]?.stops !== false) return null;
    if (labels[index + step] !== 'filler') return index + step;
  }
}

/** Marks a word as part of another, with the fillers between them. */
function join({ labels }: Labelled, at: number, other: number): void {
  for (let index = Math.min(at, other); index <= Math.max(at, other); index++) labels[index] = 'setting';
}

/** Follows each of some words to a neighbour it may belong to, until nothing changes: "golden morning light". */
function follow(labelled: Labelled, places: ReadonlySet<number>, isPartner: (index: number, at: number) => boolean) {
  const { labels } = labelled;
  for (const at of [...places, ...[...places].toReversed()]) {
    if (labels[at] !== 'missed') continue;
    for (const step of [-1, 1] as const) {
      const other = neighbour(labelled, at, step);
      if (other !== null && isPartner(other, at)) join(labelled, at, other);
    }
  }
}

/** Adjectives that hold of what is drawn. */
export interface Look {
  readonly adjectives: readonly string[];
  /** The words they hold of; any that are drawn where it is not given. */
  readonly of?: readonly string[];
}

/** Looks right before what they hold of, with other looks between them. */
function followLooks({ words, labels }: Labelled, { adjectives, of }: Look): void {
  const held = of && placesOf(words, of);
  const places = placesOf(words, adjectives);
  const holds = (index: number) => labels[index] === 'setting' && (!held || held.has(index) || places.has(index));
  for (const at of [...places].toSorted((one, other) => other - one)) {
    if (labels[at] === 'missed' && words[at]?.stops === false && holds(at + 1)) labels[at] = 'setting';
  }
}

/**
 * Finds words that are drawn with the setting beside them, and marks them: nouns that it fills ("snow in the air"), what
 * it is always drawn doing ("steam rising"), and `looks` of the hour, the weather and the season that are drawn.
 */
export function markConveyed(labelled: Labelled, { carriers, motions }: Conveyed, looks: readonly Look[]): void {
  const { words, labels } = labelled;
  for (const [things, moving] of motions) {
    const drawn = placesOf(words, things);
    follow(labelled, placesOf(words, moving), (index) => drawn.has(index) && labels[index] === 'setting');
  }
  for (const look of looks) followLooks(labelled, look);
  // An hour that is drawn fills its light, whether or not it is named again: "at dawn, soft light".
  const adjectives = placesOf(
    words,
    looks.flatMap((look) => look.adjectives),
  );
  const fills = (index: number, at: number) =>
    labels[index] === 'setting' || (adjectives.has(index) && index === at - 1 && labels[index] === 'missed');
  follow(labelled, placesOf(words, carriers), fills);
  for (const look of looks) followLooks(labelled, look);
}
