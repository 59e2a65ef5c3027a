import { CLOSED_HELMET } from '../lexicon/closed-helmet.data.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';

/** The cast with knights whose visor is down, where words say that the helmet stays on or shut. */
export function withVisor(words: readonly Word[], cast: readonly DeedReading[]): readonly DeedReading[] {
  const spans = findPhrases(words, CLOSED_HELMET);
  if (spans.length === 0) return cast;
  return cast.map((one) => {
    if (one.entry.looks.costume !== 'knight') return one;
    const entry = { ...one.entry, looks: { ...one.entry.looks, isVisored: true } };
    return { ...one, entry, deeds: [...one.deeds, ...saidBy('looks/isVisored', spans)] };
  });
}
