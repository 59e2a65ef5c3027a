import { MEALS } from '../lexicon/meals.data.ts';
import { findPhrases, type Span, type Word } from '../lexicon/words.ts';
import type { CastEntry, Relation } from '../plan/scene-plan.ts';
import { meaningNamed } from '../words/word-table.ts';
import type { DeedReading } from './read-deeds.ts';

/** How many sit down to a meal who are drawn as one picture elsewhere. */
const GUESTS: Readonly<Record<string, number>> = { family: 4, couple: 2, 'old couple': 2, 'two children': 2 };
/** Most who are at the table, besides what is on it. */
const MOST = 2;

const isPerson = ({ entry }: DeedReading) => entry.rig === 'person' || entry.rig === 'couple';

/** People at a table, each by themselves. */
function seated(one: DeedReading, to: number): DeedReading {
  const { entry } = one;
  const relation: Relation = { kind: 'around', to };
  const plain = { ...entry, action: null, relation };
  const guests = GUESTS[entry.name];
  if (guests === undefined) return { ...one, entry: plain };
  const person: CastEntry = { ...plain, rig: 'person', looks: { kind: 'person' }, size: 0.92, count: guests };
  return { ...one, entry: person };
}

/** A thing that the meal brings along. */
function brought(name: string, span: Span, relation: Relation | null): DeedReading[] {
  const meaning = meaningNamed(name);
  if (!meaning) return [];
  const { rig, mode, size, looks } = meaning.subject;
  const entry: CastEntry = { name, rig, mode, size, looks, count: 1, action: null, relation };
  return [{ ...meaning, entry, span, deeds: [] }];
}

/** Whether somebody drawn is only a guess at the meal, as a waffle for a breakfast. */
const isMeal = ({ isNear, span }: DeedReading, meal: Span) => isNear && span.start < meal.end && span.end > meal.start;

/** Everybody who is free sits down at the table that is named; where words put nothing else on it, with dishes. */
function atTable(cast: readonly DeedReading[], to: number, meal: Span): readonly DeedReading[] {
  const isLaid = cast.some(({ entry: { relation } }) => relation?.to === to);
  const guests = cast.map((one): DeedReading => {
    const { entry } = one;
    if (isPerson(one) && entry.relation === null) return seated(one, to);
    // A meal that is guessed at stands on the table.
    return isMeal(one, meal) && !isLaid ? { ...one, entry: { ...entry, relation: { kind: 'on', to } } } : one;
  });
  const eats = guests.some(({ entry: { relation } }) => relation?.kind === 'around' && relation.to === to);
  const isServed = isLaid || cast.some((one) => isMeal(one, meal));
  return eats && !isServed ? [...guests, ...brought('feast', meal, { kind: 'on', to })] : guests;
}

/** Puts people whose meal is named around a table; where the words name none, with dishes on it. */
export function withMeal(words: readonly Word[], cast: readonly DeedReading[]): readonly DeedReading[] {
  const isNamed = (span: Span) =>
    cast.some((one) => span.start < one.span.end && span.end > one.span.start && !isMeal(one, span));
  const [meal] = findPhrases(words, MEALS).filter((span) => !isNamed(span));
  if (!meal) return cast;
  const table = cast.findIndex(({ entry }) => entry.rig === 'table');
  if (table >= 0) return atTable(cast, table, meal);
  const people = cast.filter((one) => !isMeal(one, meal));
  const arePeople = people.length > 0 && people.length <= MOST && people.every(isPerson);
  if (!arePeople || people.some(({ entry }) => entry.relation !== null)) return cast;
  const to = people.length;
  const guests = people.map((one) => seated(one, to));
  return [...guests, ...brought('table', meal, null), ...brought('feast', meal, { kind: 'on', to })];
}
