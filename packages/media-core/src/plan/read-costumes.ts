import type { Lexicon } from '../lexicon/lexicon.ts';
import { tintOf, type CastReading } from './read-cast.ts';
import type { Worn } from './scene-plan.ts';
import { findPhrase, findPhrases, type Span, type Word } from './words.ts';

/** One of the cast with the words about its clothes. */
export interface DressedReading extends CastReading {
  readonly clothes?: readonly Span[];
}

/** Put on over other clothes; only what is worn alone takes the colour before it. */
const OVER: readonly Worn[] = ['hat', 'cap', 'beanie', 'crown', 'glasses', 'scarf', 'cape', 'backpack', 'umbrella'];
/** Words between "in" and the piece: an article, a colour, an adjective. */
const MOST_BETWEEN = 3;

interface Piece {
  readonly costume: string;
  readonly span: Span;
  readonly tint: string | undefined;
}

/** Where it is said that a piece is worn: shortly before it. */
function startOfWearing(words: readonly Word[], span: Span, { clothing }: Lexicon): number | null {
  for (let index = span.start - 1; index >= Math.max(0, span.start - MOST_BETWEEN - 1); index--) {
    if (words[index]?.stops) return null;
    if (clothing.wearing.some((phrase) => findPhrase(words, phrase).some(({ end }) => end === index + 1))) return index;
  }
  return null;
}

/** Garments of the lexicon between two places, with "in" or "wearing" before them. */
function findPieces(words: readonly Word[], { start: from, end: until }: Span, lexicon: Lexicon): Piece[] {
  return lexicon.clothing.pieces.flatMap(([costume, phrases]) =>
    findPhrases(words, phrases).flatMap((found) => {
      const start = found.end > until ? null : startOfWearing(words, found, lexicon);
      if (start === null || start < from) return [];
      const tint = words
        .slice(start, found.start)
        .map((word) => tintOf(word, lexicon))
        .find((colour) => colour !== undefined);
      return [{ costume, span: { start, end: found.end }, tint: OVER.includes(costume) ? undefined : tint }];
    }),
  );
}

/** Whether a named role is only what the person before is dressed up as: "dressed as a knight", "in a knight costume". */
function isDisguise(words: readonly Word[], { span }: CastReading, { clothing }: Lexicon): boolean {
  const before = clothing.disguises.some((phrase) => findPhrase(words, phrase).some(({ end }) => end === span.start));
  const last = words[span.end];
  return before || (last !== undefined && clothing.costumes.some((word) => last.text === word || last.base === word));
}

function dress(one: CastReading, pieces: readonly Piece[]): DressedReading {
  // What is worn alone says more than what is put on over it.
  const piece =
    pieces.find(({ tint, costume }) => tint !== undefined || !(OVER as readonly string[]).includes(costume)) ??
    pieces[0];
  if (!piece) return one;
  const tint = piece.tint ?? one.entry.looks.tint;
  const looks = { ...one.entry.looks, costume: piece.costume, ...(tint === undefined ? {} : { tint }) };
  return { ...one, entry: { ...one.entry, looks }, clothes: [piece.span] };
}

/** A thing that the person before wears rather than stands beside: "a girl with a backpack". */
function asPiece(
  words: readonly Word[],
  [last, one]: readonly [CastReading, CastReading],
  lexicon: Lexicon,
): Piece | null {
  if (last.entry.rig !== 'person' || last.entry.looks.costume !== undefined) return null;
  return (
    findPieces(words, { start: last.span.end, end: one.span.end }, lexicon).find(
      ({ span }) => span.end === one.span.end,
    ) ?? null
  );
}

/** The person before, dressed by what is named next; `null` when that is somebody or something of its own. */
function dressBy(words: readonly Word[], [last, one]: readonly [DressedReading, CastReading], lexicon: Lexicon) {
  const role = one.entry.looks.costume;
  const piece = asPiece(words, [last, one], lexicon);
  if (piece) return dress(last, [piece]);
  if (last.entry.rig !== 'person' || role === undefined || !isDisguise(words, one, lexicon)) return null;
  const entry = { ...last.entry, looks: { ...last.entry.looks, costume: role } };
  return { ...last, entry, clothes: [...(last.clothes ?? []), one.span] };
}

/** Dresses the people of a cast as the prompt says; who is only a disguise of somebody else is nobody. */
export function readCostumes(words: readonly Word[], cast: readonly CastReading[], lexicon: Lexicon): DressedReading[] {
  const dressed: DressedReading[] = [];
  cast.forEach((one, index) => {
    const last = dressed.at(-1);
    const redressed = last ? dressBy(words, [last, one], lexicon) : null;
    if (redressed) {
      dressed[dressed.length - 1] = redressed;
      return;
    }
    const behind = { start: one.span.end, end: cast[index + 1]?.span.start ?? words.length };
    dressed.push(one.entry.rig === 'person' ? dress(one, findPieces(words, behind, lexicon)) : one);
  });
  return dressed;
}
