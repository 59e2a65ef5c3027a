import { INSTEAD } from '../lexicon/instead.data.ts';
import { REPLACED } from '../lexicon/replaced.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { BodyPart, CastEntry } from '../plan/scene-plan.ts';
import type { DeedReading } from './read-deeds.ts';
import { saidBy } from './said.ts';

/** Words between "instead of" and the part, and between both and what is in its place. */
const MOST_BETWEEN = 2;
const TO_THING = 3;

/** Whose parts may be something else. */
const HAS_PART: Partial<Record<BodyPart, (entry: CastEntry) => boolean>> = {
  shell: ({ rig, looks }) => rig === 'snail' || (rig === 'crab' && looks.kind === 'hermit'),
  face: ({ rig }) => rig === 'person',
};

interface Replaced {
  readonly part: BodyPart;
  readonly span: Span;
}

const goesOn = (words: readonly Word[], start: number, end: number) =>
  words.slice(start, Math.max(start, end)).every(({ stops }) => !stops);

/** Parts that are told to be something else: "instead of a shell", "kabuk yerine". */
function replacedIn(words: readonly Word[]): Replaced[] {
  const said = findPhrases(words, INSTEAD);
  return REPLACED.flatMap(([part, phrases]) =>
    findPhrases(words, phrases).flatMap((own): Replaced[] => {
      const instead = said.find(({ start, end }) => {
        const [first, last] = start < own.start ? [end, own.start] : [own.end, start];
        return last >= first && last - first <= MOST_BETWEEN && goesOn(words, first - 1, last);
      });
      if (!instead) return [];
      return [{ part, span: { start: Math.min(instead.start, own.start), end: Math.max(instead.end, own.end) } }];
    }),
  );
}

/** How far something is from some words. */
const distanceTo = ({ start, end }: Span, { span }: DeedReading) => Math.max(start - span.end, span.start - end);

/** What is in the place of the part: the nearest that is not whose part it is. */
function thingFor(cast: readonly DeedReading[], owner: number, span: Span): number {
  const near = cast
    .map((one, index) => ({ index, away: distanceTo(span, one) }))
    .filter(({ index, away }) => index !== owner && away >= 0 && away <= TO_THING)
    .toSorted((one, other) => one.away - other.away);
  return near[0]?.index ?? -1;
}

/** The cast with things that are in the place of a part of somebody: a tin can for a shell, a pumpkin for a head. */
export function withStandIns(words: readonly Word[], cast: readonly DeedReading[]): readonly DeedReading[] {
  const shown = [...cast];
  for (const { part, span } of replacedIn(words)) {
    const owner = shown.findIndex(({ entry }) => HAS_PART[part]?.(entry));
    const at = owner < 0 ? -1 : thingFor(shown, owner, span);
    const [bearer, thing] = [shown[owner], shown[at]];
    if (!bearer || !thing) continue;
    const { relation } = bearer.entry;
    // What is worn in place of a part is in no hand.
    if (relation?.to === at) shown[owner] = { ...bearer, entry: { ...bearer.entry, relation: null } };
    shown[at] = {
      ...thing,
      deeds: [...thing.deeds, ...saidBy('relation', [span])],
      entry: { ...thing.entry, count: bearer.entry.count, action: null, relation: { kind: 'on', to: owner, part } },
    };
  }
  return shown;
}
