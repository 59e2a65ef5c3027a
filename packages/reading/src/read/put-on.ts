import type { Worn } from '@kinora/subjects';

import type { Span } from '../lexicon/words.ts';
import type { CastReading } from './read-cast.ts';
import { saidBy, type Said } from './said.ts';
import { wearOf } from './wearers.ts';

/** One of the cast with the words about its clothes. */
export interface DressedReading extends CastReading {
  readonly clothes?: readonly Said[];
}

/** A garment that words put on somebody. */
export interface Piece {
  readonly costume: Worn;
  readonly span: Span;
  readonly tint: string | undefined;
  /** The word of its colour. */
  readonly tintAt: Span | undefined;
}

/** Put on over other clothes; only what is worn alone takes the colour before it. */
const OVER: readonly string[] = [
  'hat',
  'cap',
  'beanie',
  'crown',
  'top hat',
  'helmet',
  'flower crown',
  'headphones',
  'glasses',
  'sunglasses',
  'scarf',
  'cape',
  'backpack',
  'umbrella',
  'tie',
  'bow tie',
  'boots',
  'roller skates',
  'ice skates',
  'gloves',
  'apron',
] satisfies readonly Worn[];

const isOver = (costume: string | undefined): boolean => costume !== undefined && OVER.includes(costume);

/** What is put on besides the first. */
const MOST_WORN = 4;

const isPerson = ({ entry: { rig } }: CastReading) => rig === 'person';

/** Whether somebody is drawn in this: people in everything, some animals in some. */
export function wears({ entry: { rig, looks } }: CastReading, costume: string): boolean {
  if (rig === 'person') return true;
  if (rig === 'picture' && looks.pose !== 'head') return false;
  return wearOf(rig).includes(costume);
}

/** Whether somebody may have this on as well. */
export const canAdd = ({ entry: { looks } }: CastReading, costume: string): boolean =>
  looks.costume === undefined || isOver(costume);

/** The first piece, or clothes that are worn alone in the place of what a role wears. */
function dress(one: DressedReading, { tint, tintAt, costume, span }: Piece): DressedReading {
  // An animal keeps the colour of its coat.
  const colour = isPerson(one) ? { tint } : { cloth: tint };
  const looks = { ...one.entry.looks, costume, ...(tint === undefined ? {} : colour) };
  const coloured = saidBy(isPerson(one) ? 'looks/tint' : 'looks/cloth', tintAt ? [tintAt] : []);
  const clothes = [...(one.clothes ?? []), ...saidBy('looks/costume', [span]), ...coloured];
  return { ...one, entry: { ...one.entry, looks }, clothes };
}

/** One piece more, over what is worn. */
function addPiece(one: DressedReading, { costume, tint, span }: Piece): DressedReading {
  const { worn = [] } = one.entry.looks;
  const isOn = one.entry.looks.costume === costume || worn.some(({ piece }) => piece === costume);
  if (isOn || worn.length >= MOST_WORN) return one;
  const looks = { ...one.entry.looks, worn: [...worn, { piece: costume, ...(tint === undefined ? {} : { tint }) }] };
  return {
    ...one,
    entry: { ...one.entry, looks },
    clothes: [...(one.clothes ?? []), ...saidBy('looks/worn', [span])],
  };
}

/** Somebody with pieces on: what is worn alone first, then what is put on over it. */
export function putOn(one: DressedReading, pieces: readonly Piece[]): DressedReading {
  const worn = pieces.filter(({ costume }) => wears(one, costume));
  const alone = worn.find(({ costume }) => !isOver(costume));
  const over = worn.filter(({ costume }) => isOver(costume));
  const hasFirst = one.entry.looks.costume !== undefined;
  if (alone && !one.clothes?.length) return over.reduce(addPiece, dress(one, alone));
  if (hasFirst || !over[0]) return over.reduce(addPiece, one);
  return over.slice(1).reduce(addPiece, dress(one, over[0]));
}
