import type { Worn } from '@kinora/subjects';

import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrase, findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { wordAt } from './read-attributes.ts';
import type { CastReading } from './read-cast.ts';
import { tintOf } from './read-colours.ts';
import { saidBy, type Said } from './said.ts';
import { wearOf } from './wearers.ts';
import { WORN_LIKENESS } from './worn-likeness.data.ts';

/** One of the cast with the words about its clothes. */
export interface DressedReading extends CastReading {
  readonly clothes?: readonly Said[];
}

/** Put on over other clothes; only what is worn alone takes the colour before it. */
const OVER: readonly Worn[] = [
  'hat',
  'cap',
  'beanie',
  'crown',
  'top hat',
  'headphones',
  'glasses',
  'scarf',
  'cape',
  'backpack',
  'umbrella',
  'tie',
  'bow tie',
];
/** Words between "in" and the piece: an article, a colour, an adjective. */
const MOST_BETWEEN = 3;

interface Piece {
  readonly costume: string;
  readonly span: Span;
  readonly tint: string | undefined;
  /** The word of its colour. */
  readonly tintAt: Span | undefined;
}

/** Whether words up to a place say that one sits in or looks out of something, which so is not worn. */
function saysWithin(words: readonly Word[], end: number, { relations }: Lexicon): boolean {
  const phrases = relations.flatMap(([kind, called]) =>
    kind === 'in' ? called.filter((one) => one.includes(' ')) : [],
  );
  return findPhrases(words, phrases).some((said) => said.end === end);
}

/** Where it is said that a piece is worn: shortly before it. */
function startOfWearing(words: readonly Word[], span: Span, lexicon: Lexicon): number | null {
  const { clothing } = lexicon;
  for (let index = span.start - 1; index >= Math.max(0, span.start - MOST_BETWEEN - 1); index--) {
    if (words[index]?.stops) return null;
    if (clothing.wearing.some((phrase) => findPhrase(words, phrase).some(({ end }) => end === index + 1))) {
      return saysWithin(words, index + 1, lexicon) ? null : index;
    }
  }
  return null;
}

/** The colour right behind a garment, where the language puts it there. */
function tintBehind(words: readonly Word[], { end }: Span, lexicon: Lexicon): string | undefined {
  const word = words[end];
  return word && lexicon.coloursFollow && words[end - 1]?.stops === false ? tintOf(word, lexicon) : undefined;
}

/** The colour between the words that say that a piece is worn and the piece, else behind it. */
function tintAround(
  words: readonly Word[],
  { start, piece }: { readonly start: number; readonly piece: Span },
  lexicon: Lexicon,
): Pick<Piece, 'tint' | 'tintAt'> {
  for (let index = start; index < piece.start; index++) {
    const word = words[index];
    const tint = word && tintOf(word, lexicon);
    if (tint !== undefined) return { tint, tintAt: wordAt(index) };
  }
  const tint = tintBehind(words, piece, lexicon);
  return { tint, tintAt: tint === undefined ? undefined : wordAt(piece.end) };
}

/** Garments of the lexicon between two places, with "in" or "wearing" before them. */
function findPieces(words: readonly Word[], { start: from, end: until }: Span, lexicon: Lexicon): Piece[] {
  return lexicon.clothing.pieces.flatMap(([costume, phrases]) =>
    findPhrases(words, phrases).flatMap((found) => {
      const start = found.end > until ? null : startOfWearing(words, found, lexicon);
      if (start === null || start < from) return [];
      const { tint, tintAt } = tintAround(words, { start, piece: found }, lexicon);
      const end = Math.max(found.end, tintAt?.end ?? 0);
      return [{ costume, span: { start, end }, tint, tintAt }];
    }),
  );
}

/** A garment with the colour right before it. */
function tinted(words: readonly Word[], { start, end }: Span, lexicon: Lexicon): Omit<Piece, 'costume'> {
  const colour = words[start - 1];
  const tint = colour && !colour.stops ? tintOf(colour, lexicon) : undefined;
  if (tint === undefined) return { span: { start, end }, tint, tintAt: undefined };
  return { span: { start: start - 1, end }, tint, tintAt: wordAt(start - 1) };
}

/** Words between a piece and whoever wears it, where the piece stands first. */
const MOST_BEHIND = 2;

/** Where whoever wears a piece may stand: right behind the words that say so. */
function endOfWearing(words: readonly Word[], { end }: Span, { clothing: { worn = [] } }: Lexicon): number | null {
  const said = worn.filter(Boolean).flatMap((phrase) => findPhrase(words, phrase).filter(({ start }) => start === end));
  if (said[0]) return said[0].end;
  return worn.includes('') ? end : null;
}

/** Garments before somebody, where the language puts them there: 赤い帽子の少年. */
function findPiecesBefore(words: readonly Word[], { start: from, end: until }: Span, lexicon: Lexicon): Piece[] {
  if (!lexicon.clothing.worn) return [];
  return lexicon.clothing.pieces.flatMap(([costume, phrases]) =>
    findPhrases(words, phrases).flatMap((span) => {
      const end = span.start < from || span.end > until ? null : endOfWearing(words, span, lexicon);
      if (end === null || end > until || until - end > MOST_BEHIND) return [];
      if (words.slice(span.start, until).some(({ stops }) => stops)) return [];
      return [{ costume, ...tinted(words, { start: span.start, end }, lexicon) }];
    }),
  );
}

/** Garments behind somebody that a verb behind them says are worn: 猫がマフラーを巻いている. */
function findPiecesBehind(words: readonly Word[], { start: from, end: until }: Span, lexicon: Lexicon): Piece[] {
  const verbs = (lexicon.clothing.worn ?? []).filter((phrase) => phrase.length > 1);
  const said = verbs.flatMap((phrase) => findPhrase(words, phrase));
  return lexicon.clothing.pieces.flatMap(([costume, phrases]) =>
    findPhrases(words, phrases).flatMap((span) => {
      const end = said.find(({ start }) => start === span.end)?.end;
      const isOthers = until < words.length && end !== undefined && until - end <= MOST_BEHIND;
      if (span.start < from || end === undefined || end > until || isOthers) return [];
      return [{ costume, ...tinted(words, { start: span.start, end }, lexicon) }];
    }),
  );
}

type Two = readonly [last: DressedReading, one: CastReading];

/** The words around a role that is only what somebody is dressed up as: "dressed as a knight", "in a chef hat". */
function disguiseOf(words: readonly Word[], [last, { span }]: Two, { clothing }: Lexicon): Span | null {
  const before = clothing.disguises
    .flatMap((phrase) => findPhrase(words, phrase).filter(({ end }) => end === span.start))
    // "as" alone, far from the person, may mean while.
    .filter(({ start, end }) => end - start > 1 || start === last.span.end)
    .toSorted((one, two) => one.start - two.start)[0];
  const behind = words[span.end];
  const named = behind !== undefined && clothing.costumes.some((word) => behind.text === word || behind.base === word);
  if (!before && !named) return null;
  return { start: before?.start ?? span.start, end: named ? span.end + 1 : span.end };
}

const isPerson = ({ entry: { rig } }: CastReading) => rig === 'person';

/** Whether somebody is drawn in this: people in everything, some animals in some. */
function wears({ entry: { rig, looks } }: CastReading, costume: string): boolean {
  if (rig === 'person') return true;
  if (rig === 'picture' && looks.pose !== 'head') return false;
  return wearOf(rig).includes(costume);
}

function dress(one: CastReading, pieces: readonly Piece[]): DressedReading {
  const worn = pieces.filter(({ costume }) => wears(one, costume));
  // What is worn alone says more than what is put on over it.
  const piece = worn.find(({ costume }) => !(OVER as readonly string[]).includes(costume)) ?? worn[0];
  if (!piece) return one;
  const { tint, tintAt, costume } = piece;
  // An animal keeps the colour of its coat.
  const colour = isPerson(one) ? { tint } : { cloth: tint };
  const looks = { ...one.entry.looks, costume, ...(tint === undefined ? {} : colour) };
  const coloured = saidBy(isPerson(one) ? 'looks/tint' : 'looks/cloth', tintAt ? [tintAt] : []);
  return { ...one, entry: { ...one.entry, looks }, clothes: [...saidBy('looks/costume', [piece.span]), ...coloured] };
}

/** A thing that the person before wears rather than stands beside: "a girl with a backpack". */
function asPiece(
  words: readonly Word[],
  [last, one]: readonly [CastReading, CastReading],
  lexicon: Lexicon,
): Piece | null {
  if (last.entry.looks.costume !== undefined) return null;
  return (
    findPieces(words, { start: last.span.end, end: one.span.end }, lexicon).find(
      ({ span, costume }) => span.end === one.span.end && wears(last, costume),
    ) ?? null
  );
}

/** What somebody dressed up as another has on; a person only what roles wear. */
const costumeOf = ({ entry: { rig, looks } }: CastReading, wearer: CastReading): string | undefined =>
  looks.costume ?? (isPerson(wearer) ? undefined : WORN_LIKENESS[rig]);

/** Where words before or behind a role say that who is named next is dressed up as that: 恐竜の格好をした犬. */
function disguiseBefore(words: readonly Word[], [last, { span }]: Two, { clothing }: Lexicon): Span | null {
  const said = clothing.worn ? clothing.disguises.flatMap((phrase) => findPhrase(words, phrase)) : [];
  const behind = said.find(({ start, end }) => start === last.span.end && span.start - end <= 1);
  if (behind) return { start: last.span.start, end: behind.end };
  const before = said.find(({ end }) => end === last.span.start && span.start - last.span.end <= 1);
  return before ? { start: before.start, end: last.span.end } : null;
}

const inCostume = (one: DressedReading, costume: string, span: Span): DressedReading => ({
  ...one,
  entry: { ...one.entry, looks: { ...one.entry.looks, costume } },
  clothes: [...(one.clothes ?? []), ...saidBy('looks/costume', [span])],
});

/** Somebody dressed up as who is named before them. */
function dressAsBefore(words: readonly Word[], [last, one]: Two, lexicon: Lexicon): DressedReading | null {
  const costume = costumeOf(last, one);
  const disguise = costume === undefined ? null : disguiseBefore(words, [last, one], lexicon);
  return disguise && wears(one, costume ?? '') ? inCostume(one, costume ?? '', disguise) : null;
}

/** Somebody dressed by what is named next; who cannot wear it stays as before. `null` when that is of its own. */
function dressBy(words: readonly Word[], [last, one]: Two, lexicon: Lexicon) {
  const role = costumeOf(one, last);
  const piece = asPiece(words, [last, one], lexicon);
  if (piece) return dress(last, [piece]);
  const disguise = role === undefined ? null : disguiseOf(words, [last, one], lexicon);
  if (!disguise || role === undefined) return dressAsBefore(words, [last, one], lexicon);
  return wears(last, role) ? inCostume(last, role, disguise) : last;
}

/** Dresses the people and animals of a cast as the prompt says; who is only a disguise of somebody else is nobody. */
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
    const before = { start: cast[index - 1]?.span.end ?? 0, end: one.noun ?? one.span.start };
    const pieces = [
      ...findPieces(words, behind, lexicon),
      ...findPiecesBefore(words, before, lexicon),
      ...findPiecesBehind(words, behind, lexicon),
    ];
    dressed.push(dress(one, pieces));
  });
  return dressed;
}
