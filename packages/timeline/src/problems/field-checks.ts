import { TICKS_PER_SECOND, TIMELINE_TEXT_MAX } from '@kinora/contracts/timeline';

import { isList, isRecord } from './reading.ts';

/** What is wrong with a value, as a stable word; null where nothing is. `duration` is that of the clip it is of. */
export type FieldCheck = (value: unknown, duration: number) => string | null;

const ID_MAX = 200;
/** No speed and no rate needs larger parts, and products with times stay exact. */
const RATIO_PART_MAX = 1_000_000;
/** 100 hours: times beyond it are mistakes, and sums of times stay exact. */
export const TIME_MAX = 100 * 3600 * TICKS_PER_SECOND;
const COLOUR = /^#[\da-f]{6}$/i;

export const boolean: FieldCheck = (value) => (typeof value === 'boolean' ? null : 'bad-shape');
export const colour: FieldCheck = (value) => (typeof value === 'string' && COLOUR.test(value) ? null : 'bad-colour');
export const id: FieldCheck = (value) =>
  typeof value === 'string' && value !== '' && value.length <= ID_MAX ? null : 'bad-id';

export const integer: FieldCheck = (value) => {
  if (typeof value !== 'number') return 'bad-shape';
  return Number.isSafeInteger(value) ? null : 'not-integer';
};

/** A time or a distance in either direction. */
export const distance: FieldCheck = (value, duration) => {
  const problem = integer(value, duration);
  return problem ?? (Math.abs(Number(value)) > TIME_MAX ? 'time-too-large' : null);
};

export const time: FieldCheck = (value, duration) => {
  const problem = distance(value, duration);
  return problem ?? (Number(value) < 0 ? 'negative-time' : null);
};

export const length: FieldCheck = (value, duration) => {
  const problem = distance(value, duration);
  return problem ?? (Number(value) < 1 ? 'too-short' : null);
};

export const text: FieldCheck = (value) => {
  if (typeof value !== 'string') return 'bad-shape';
  // A code point is at most two units; longer texts are not counted.
  if (value.length > 2 * TIMELINE_TEXT_MAX) return 'text-too-long';
  return value.length > TIMELINE_TEXT_MAX && Array.from(value).length > TIMELINE_TEXT_MAX ? 'text-too-long' : null;
};

const isRatioPart = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= RATIO_PART_MAX;

export const ratio: FieldCheck = (value) =>
  isRecord(value) && isRatioPart(value.num) && isRatioPart(value.den) ? null : 'bad-ratio';

/** From a frame each second to 1000 frames a second. */
export const rate: FieldCheck = (value, duration) => {
  const problem = ratio(value, duration);
  if (problem || !isRecord(value)) return problem ?? 'bad-ratio';
  const perSecond = Number(value.num) / Number(value.den);
  return perSecond >= 1 && perSecond <= 1000 ? null : 'bad-ratio';
};

export const nullOr =
  (check: FieldCheck): FieldCheck =>
  (value, duration) =>
    value === null ? null : check(value, duration);

export const oneOf =
  (...words: readonly unknown[]): FieldCheck =>
  (value) =>
    words.includes(value) ? null : 'bad-shape';

export const numberWithin =
  (least: number, most: number): FieldCheck =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most ? null : 'bad-number';

/** Small enough that what lies between two values is a number too. */
export const VALUE_MAX = 1e9;
export const finite = numberWithin(-VALUE_MAX, VALUE_MAX);

export const listOf =
  (check: FieldCheck): FieldCheck =>
  (value, duration) => {
    if (!isList(value)) return 'bad-shape';
    for (const one of value) {
      const problem = check(one, duration);
      if (problem) return problem;
    }
    return null;
  };

/** The first problem of an object's fields; others that it has are not looked at. */
export const fields =
  (checks: Readonly<Record<string, FieldCheck>>): FieldCheck =>
  (value, duration) => {
    if (!isRecord(value)) return 'bad-shape';
    for (const name in checks) {
      const problem = checks[name]?.(value[name], duration);
      if (problem) return problem;
    }
    return null;
  };
