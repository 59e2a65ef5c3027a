import { mix, type Colour } from '@kinora/drawing';
import type { CastEntry } from '@kinora/reading';
import type { Mode } from '@kinora/subjects';

import { onCounter } from '../cast/counter.ts';
import type { Seat } from '../stage/seat.ts';
import type { Stage, World } from '../stage/stage.ts';
import { addTable, isServed, tablePlaces, type TableOptions } from './table.ts';

interface IndoorOptions {
  /** Colour of the floor, which the cast's feet take on. */
  readonly floor: Colour;
  /** The hero is served on a table. */
  readonly served: boolean;
  readonly heroScale: number;
}

/** Boats come ashore. */
export function ashore({ mode }: CastEntry): Mode {
  return mode === 'water' ? 'ground' : mode;
}

/** Wants water: it floats on it or swims in it. */
export function isWaterborne({ mode }: CastEntry): boolean {
  return mode === 'water' || mode === 'swim';
}

/** What swims comes up to the water line. */
export function waterborne({ mode }: CastEntry): Mode {
  return mode === 'swim' ? 'water' : mode;
}

/** How a furnished place receives the cast: on its floor, or on the table at the foot of the frame. */
function indoorWorld(stage: Stage, { floor, served, heroScale }: IndoorOptions): World {
  const { frame, palette, unit } = stage;
  const rimColour = mix(palette.glow, '#ffffff', 0.3);
  const look = { modeFor: ashore, bounce: floor, rimColour, rimGain: 0.85 };
  if (!served) return { ...look, heroScale, ground: () => frame.ground + 12 * unit };
  return {
    ...look,
    heroScale: frame.wide ? 1.13 : 1,
    ground: () => frame.ground + 4 * unit,
    places: (count) => tablePlaces(stage, count),
  };
}

interface IndoorCast extends Omit<IndoorOptions, 'served'> {
  readonly table: TableOptions;
  /** What one sits on there. */
  readonly seats?: readonly Seat[];
}

/** Puts the cast on the floor of a furnished place, or on a table before it; tells whether it is served. */
export function addIndoorCast(stage: Stage, { table, floor, heroScale, seats }: IndoorCast): boolean {
  const served = isServed(stage);
  if (served) addTable(stage, table);
  const isOn = onCounter(stage);
  const counter = isOn ? { isOn, paint: () => addTable(stage, table) } : undefined;
  stage.addCast({ ...indoorWorld(stage, { floor, served, heroScale }), counter, seats });
  return served;
}
