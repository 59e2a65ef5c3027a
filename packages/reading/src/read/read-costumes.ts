import { EXCEPT_WORDS } from '../lexicon/except-words.data.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { findPhrase, findPhrases, type Span, type Word } from '../lexicon/words.ts';
import { canAdd, putOn, wears, type DressedReading, type Piece } from './put-on.ts';
import { wordAt } from './read-attributes.ts';
import type { CastReading } from './read-cast.ts';
import { tintOf } from './read-colours.ts';
import { saidBy } from './said.ts';
import { startOfWearing } from './start-of-wearing.ts';
import { WORN_LIKENESS } from './worn-likeness.data.ts';

export type { DressedReading } from './put-on.ts';

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

/** Every garment that is named; a flower crown is no crown. */
function findGarments(words: readonly Word[], { clothing }: Lexicon) {
  const named = clothing.pieces.flatMap(([costume, phrases]) =>
    findPhrases(words, phrases).map((found) => ({ costume, found })),
  );
  return named.filter(
    ({ found: { start, end } }) =>
      !named.some(({ found }) => found.start <= start && found.end >= end && found.end - found.start > end - start),
  );
}

/** Garments of the lexicon between two places, with "in" or "wearing" before them. */
function findPieces(words: readonly Word[], { start: from, end: until }: Span, lexicon: Lexicon): Piece[] {
  return findGarments(words, lexicon).flatMap(({ costume, found }) => {
    const start = found.end > until ? null : startOfWearing(words, { span: found, costume, from }, lexicon);
    if (start === null || start < from) return [];
    const { tint, tintAt } = tintAround(words, { start, piece: found }, lexicon);
    const end = Math.max(found.end, tintAt?.end ?? 0);
    return [{ costume, span: { start, end }, tint, tintAt }];
  });
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

/** A thing that the person before wears rather than stands beside: "a girl with a backpack". */
function asPiece(
  words: readonly Word[],
  [last, one]: readonly [CastReading, CastReading],
  lexicon: Lexicon,
): Piece | null {
  return (
    findPieces(words, { start: last.span.end, end: one.span.end }, lexicon).find(
      ({ span, costume }) => span.end === one.span.end && wears(last, costume) && canAdd(last, costume),
    ) ?? null
  );
}

/** What somebody dressed up as another has on; a person only what roles wear. */
const costumeOf = ({ entry: { rig, looks } }: CastReading, wearer: CastReading): string | undefined =>
  looks.costume ?? (wearer.entry.rig === 'person' ? undefined : WORN_LIKENESS[rig]);

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
  if (piece) return putOn(last, [piece]);
  const disguise = role === undefined ? null : disguiseOf(words, [last, one], lexicon);
  if (!disguise || role === undefined) return dressAsBefore(words, [last, one], lexicon);
  return wears(last, role) ? inCostume(last, role, disguise) : last;
}

/** What keeps its colour where all else loses it, on the last one named before who may wear it: "except his red tie". */
function inKeptColours(words: readonly Word[], dressed: readonly DressedReading[], lexicon: Lexicon): DressedReading[] {
  const clothing = { ...lexicon.clothing, wearing: EXCEPT_WORDS };
  const pieces = findPieces(words, { start: 0, end: words.length }, { ...lexicon, clothing });
  const owners = pieces.map(({ span, costume }) =>
    dressed.findLastIndex((one) => one.span.end <= span.start && wears(one, costume)),
  );
  return dressed.map((one, index) =>
    putOn(
      one,
      pieces.filter((_, at) => owners[at] === index),
    ),
  );
}

/** Dresses the people and animals of a cast as the prompt says; who is only a disguise of somebody else is nobody. */
export function readCostumes(words: readonly Word[], cast: readonly CastReading[], lexicon: Lexicon): DressedReading[] {
  const dressed: DressedReading[] = [];
  cast.forEach((one, index) => {
    const last = dressed.at(-1);
    const redressed = last ? dressBy(words, [last, one], lexicon) : null;
    const behind = { start: one.span.end, end: cast[index + 1]?.span.start ?? words.length };
    if (redressed) {
      // What is worn may go on behind a piece with a name of its own: "with glasses and a scarf".
      const all = { ...behind, start: Math.min(behind.start, redressed.span.end) };
      dressed[dressed.length - 1] = putOn(redressed, findPieces(words, all, lexicon));
      return;
    }
    const before = { start: cast[index - 1]?.span.end ?? 0, end: one.noun ?? one.span.start };
    const pieces = [
      ...findPieces(words, behind, lexicon),
      ...findPiecesBefore(words, before, lexicon),
      ...findPiecesBehind(words, behind, lexicon),
    ];
    dressed.push(putOn(one, pieces));
  });
  return inKeptColours(words, dressed, lexicon);
}
