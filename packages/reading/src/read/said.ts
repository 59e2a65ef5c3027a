import type { Span } from '../lexicon/words.ts';
import type { EntryPart, ShotPart } from '../plan/claim.ts';

/** Words about one of the cast, with what of it draws them. */
export interface Said extends Span {
  readonly part: EntryPart;
}

/** Words with the part of the shot's plan that draws them. */
export interface Claimed extends Span {
  readonly part: ShotPart;
}

/** Words that a part of one of the cast draws. */
export const saidBy = (part: EntryPart, spans: readonly Span[]): Said[] =>
  spans.map(({ start, end }) => ({ start, end, part }));

/** Words that a part of a shot's plan draws. */
export const claimedBy = (part: ShotPart, spans: readonly Span[]): Claimed[] =>
  spans.map(({ start, end }) => ({ start, end, part }));
