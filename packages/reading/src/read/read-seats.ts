import type { Action } from '@kinora/subjects';

import { SEAT_WORDS } from '../lexicon/seat-words.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { Angle, CastEntry, Framing } from '../plan/scene-plan.ts';
import { traitsOf } from '../plan/set-traits.ts';
import { isLifeless } from './kind-of.ts';
import type { DeedReading } from './read-deeds.ts';
import type { Setting } from './read-setting.ts';
import type { Reading } from './reading.ts';
import { saidBy } from './said.ts';

/** What is done sitting down. */
const SITTING: readonly (Action | null)[] = ['sit', 'read', 'sleep', 'eat', 'drink', 'work'];
/** What nobody does on a seat. */
const GOING: readonly (Action | null)[] = [
  'run',
  'walk',
  'creep',
  'dance',
  'jump',
  'climb',
  'fly',
  'circle',
  'hug',
  'cook',
];
/** What somebody sits on with the feet on the floor. */
const CHAIRS: readonly string[] = ['bench', 'chair'];

type Place = Pick<Setting, 'set' | 'site' | 'fixture'> & Pick<Reading, 'framing' | 'angle'>;

/** Shots that show nothing of a seat. */
const NEAR: readonly (Framing | undefined)[] = ['close', 'macro'];
const STEEP: readonly (Angle | undefined)[] = ['above', 'below'];

/** How many a place seats; none where its seats are not in the picture. */
function seatsOf({ set, site, fixture, framing, angle }: Place): number {
  const isHidden = site !== null || fixture !== null || NEAR.includes(framing?.value) || STEEP.includes(angle?.value);
  return isHidden ? 0 : (traitsOf(set).seats ?? 0);
}

const isPerson = ({ rig }: CastEntry) => rig === 'person';

/** Whether one of the cast takes a seat of the place. */
function takesSeat(one: DeedReading, { set }: Place, isTold: boolean): boolean {
  const { mode, action, relation } = one.entry;
  if (mode !== 'ground' || isLifeless(one) || (relation && relation.kind !== 'leaning')) return false;
  if (SITTING.includes(action) || isTold) return true;
  return isPerson(one.entry) && traitsOf(set).isRidden === true && !GOING.includes(action);
}

/** Who words of a seat are about: the last who is named before it. */
const tellsOf = (cast: readonly DeedReading[], { start }: Span): number =>
  cast.findLastIndex(({ span }) => span.end <= start);

/** One on a seat, with the words that say so. */
function onSeat(one: DeedReading, spans: readonly Span[]): DeedReading {
  const entry = { ...one.entry, looks: { ...one.entry.looks, isSeated: true } };
  return { ...one, entry, deeds: [...one.deeds, ...saidBy('looks/isSeated', spans)] };
}

/** Who is on a chair or a bench of the cast and sits. */
function onChairs(cast: readonly DeedReading[]): readonly DeedReading[] {
  return cast.map((one) => {
    const { relation, action } = one.entry;
    const isOn = relation?.kind === 'on' && CHAIRS.includes(cast[relation.to]?.entry.name ?? '');
    return isOn && isPerson(one.entry) && SITTING.includes(action) && action !== 'sleep' ? onSeat(one, []) : one;
  });
}

/** Whose head is laid against a window or a wall: people who sit. */
function withHeadAside(words: readonly Word[], cast: readonly DeedReading[]): readonly DeedReading[] {
  const spans = findPhrases(words, SEAT_WORDS.leaning);
  return cast.map((one, index) => {
    const told = spans.filter((span) => tellsOf(cast, span) === index);
    if (told.length === 0 || !isPerson(one.entry) || !one.entry.looks.isSeated) return one;
    const entry = { ...one.entry, looks: { ...one.entry.looks, isLeaning: true } };
    return { ...one, entry, deeds: [...one.deeds, ...saidBy('looks/isLeaning', told)] };
  });
}

/** Puts those who sit in a place with seats onto them, as long as there is one for each. */
export function withSeats(words: readonly Word[], cast: readonly DeedReading[], place: Place): readonly DeedReading[] {
  const named = findPhrases(words, SEAT_WORDS.seats);
  const toldOf = (index: number) => named.filter((span) => tellsOf(cast, span) === index);
  const sitting = cast.flatMap((one, index) => (takesSeat(one, place, toldOf(index).length > 0) ? [index] : []));
  const many = sitting.reduce((sum, index) => sum + (cast[index]?.entry.count ?? 0), 0);
  const seated = many > seatsOf(place) ? [] : sitting;
  const placed = cast.map((one, index) => (seated.includes(index) ? onSeat(one, toldOf(index)) : one));
  return withHeadAside(words, onChairs(placed));
}
