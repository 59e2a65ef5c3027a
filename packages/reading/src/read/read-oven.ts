import { FIXTURE_WORDS } from '../lexicon/fixture-words.data.ts';
import { TAKING_OUT } from '../lexicon/taking-out.data.ts';
import { findPhrases, type Word } from '../lexicon/words.ts';
import type { CastEntry } from '../plan/scene-plan.ts';
import { kindOf } from './kind-of.ts';
import type { DeedReading } from './read-deeds.ts';
import { TRAY } from './read-trays.ts';
import { saidBy } from './said.ts';
import { TOOL_HOLDERS } from './tool-holders.data.ts';

const isFood = (one: DeedReading) => kindOf(one) === 'food' || one.entry.rig === 'cake';

/** The place in the cast of who takes something out: with nothing but that in the hands. */
function takerOf(cast: readonly DeedReading[], meal: number): number {
  return cast.findIndex(
    ({ entry: { rig, count, relation } }) =>
      TOOL_HOLDERS.includes(rig) && count === 1 && (!relation || (relation.kind === 'holding' && relation.to === meal)),
  );
}

/** The cast with two in each other's place: the picture is about who takes something out. */
function swapped(cast: readonly DeedReading[], one: number, other: number): DeedReading[] {
  const places = new Map([
    [one, other],
    [other, one],
  ]);
  const placeOf = (index: number) => places.get(index) ?? index;
  return cast.map((own, index) => {
    const reading = cast[placeOf(index)] ?? own;
    const { relation, action } = reading.entry;
    return relation ? withEntry(reading, { action, relation: { ...relation, to: placeOf(relation.to) } }) : reading;
  });
}

/** The cast with what somebody takes out of an oven on a tray in their hands. */
export function withOven(words: readonly Word[], cast: readonly DeedReading[]): readonly DeedReading[] {
  const oven = findPhrases(
    words,
    FIXTURE_WORDS.flatMap(([fixture, phrases]) => (fixture === 'openOven' ? phrases : [])),
  );
  const taking = findPhrases(words, TAKING_OUT);
  const [span] = taking;
  const meal = cast.findIndex(isFood);
  const taker = takerOf(cast, meal);
  if (oven.length === 0 || !span || meal < 0 || taker < 0) return cast;
  const to = cast.length;
  const changed = cast.map((one, index): DeedReading => {
    if (index === meal) return withEntry(one, { action: null, relation: { kind: 'on', to } });
    if (index !== taker) return one;
    const held = withEntry(one, { action: null, relation: { kind: 'holding', to } });
    return { ...held, deeds: [...one.deeds.filter(({ part }) => part !== 'action'), ...saidBy('relation', taking)] };
  });
  const entry = { name: 'tray in hand', ...TRAY, count: 1, action: null, relation: null };
  const tray = { entry, subject: TRAY, span, name: entry.name, isNear: false, deeds: [] };
  return [...(taker > meal ? swapped(changed, taker, meal) : changed), tray];
}

const withEntry = (one: DeedReading, change: Pick<CastEntry, 'action' | 'relation'>): DeedReading => ({
  ...one,
  entry: { ...one.entry, ...change },
});
