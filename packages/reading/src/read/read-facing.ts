import { FACE_TO_FACE } from '../lexicon/face-to-face.data.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import { isLifeless } from './kind-of.ts';
import { blank } from './read-camera.ts';
import type { CastReading } from './read-cast.ts';
import type { RelationReading } from './read-relations.ts';
import { saidBy, type Said } from './said.ts';

/** Words in which "face to face" names nobody. */
export const withoutTurns = (words: readonly Word[]): readonly Word[] => blank(words, findPhrases(words, FACE_TO_FACE));

/** How many bodies an entry of the cast has. */
const bodiesOf = (cast: readonly CastReading[]): number => cast.reduce((sum, { entry }) => sum + entry.count, 0);

/** Whether somebody is turned to another, and the words that say so. */
export interface Turn {
  readonly entry: { readonly isFacing?: true };
  readonly deeds: readonly Said[];
}

export const NO_TURN: Turn = { entry: {}, deeds: [] };

/**
 * Who is turned to another: a group of two, or two who are told of one after the other, as long as nobody else could be
 * meant.
 */
export function readFacing(
  words: readonly Word[],
  cast: readonly CastReading[],
  relations: readonly (RelationReading | null)[],
): Turn[] {
  const [said] = findPhrases(words, FACE_TO_FACE);
  const bearers = relations.map((one) => one?.relation.to);
  const hasFace = (one: CastReading) => !isLifeless(one) && !bearers.includes(cast.indexOf(one));
  const isPair = said !== undefined && bodiesOf(cast.filter(hasFace)) === 2;
  return cast.map((one) =>
    isPair && hasFace(one) ? { entry: { isFacing: true }, deeds: saidBy('isFacing', [said]) } : NO_TURN,
  );
}
