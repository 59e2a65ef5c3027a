import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import type { Seat } from '../stage/seat.ts';
import type { Place } from '../stage/stage.ts';
import { aStage } from '../testing/a-stage.ts';
import { takeSeats } from './take-seats.ts';

const SEATS: readonly Seat[] = [
  { x: 60, y: 120, width: 50, facing: 1, person: 90 },
  { x: 250, y: 120, width: 50, facing: -1, person: 90 },
];
const PLACE: Place = { x: 160, depth: 0, scale: 1 };
const girl = anEntry({ name: 'girl', rig: 'person', looks: { kind: 'girl', isSeated: true } });
const fox = anEntry({ action: 'sleep', looks: { kind: 'fox', isSeated: true } });

const { stage } = aStage({ cast: [girl, fox] });
const sitting = (cast: readonly (typeof girl)[], seats: readonly Seat[] = SEATS) =>
  takeSeats(
    stage,
    { seats },
    cast.map((entry, who) => ({ entry, who, index: 0, place: PLACE })),
  ).map(({ place }) => place);

it('puts each on a seat of their own, as large as there', () => {
  const places = sitting([girl, fox]);
  expect(places.map(({ x, facing }) => [x, facing])).toEqual([
    [60, 1],
    [250, -1],
  ]);
  const [one, other] = places.map(({ seat }) => seat ?? { y: 0, size: 1 });
  // The feet are below the seat, the fox lies on it.
  expect([(one?.y ?? 0) > 120, other?.y]).toEqual([true, 120]);
  expect(one?.size).toBeGreaterThan((other?.size ?? 1) * 1.5);
});

it('leaves others where they are, and those for whom there is no seat', () => {
  const standing = anEntry();
  expect(sitting([standing, girl])[0]).toBe(PLACE);
  expect(sitting([girl], [])[0]).toBe(PLACE);
  expect(sitting([{ ...girl, relation: { kind: 'on', to: 1 } }])[0]).toBe(PLACE);
});
