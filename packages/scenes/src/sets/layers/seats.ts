import type { CastEntry } from '@kinora/reading';

import type { Seat } from '../../stage/seat.ts';
import type { Stage } from '../../stage/stage.ts';
import { mirroredX } from '../hero-left.ts';
import type { LayerSpace } from './ground-line.ts';
import type { Layer, Thing } from './layer.ts';

/** Whether somebody of a scene sits on a seat of its place. */
export const hasSitters = ({ plan }: Pick<Stage, 'plan'>): boolean =>
  plan.cast.some(({ looks, relation }: CastEntry) => looks.isSeated === true && relation?.kind !== 'on');

function seatOn({ stage, person, xOf, yOf }: LayerSpace, { x, y, up = 0, size, turned, seat }: Thing): Seat[] {
  if (!seat) return [];
  const [across, high, width] = seat;
  const scale = size * person;
  const way = turned ? -1 : 1;
  const facing = way * -stage.frame.side > 0 ? 1 : -1;
  return [
    {
      x: mirroredX(stage, xOf(x) + way * across * scale),
      y: yOf(y) - up * person - high * scale,
      width: width * scale,
      facing,
      person: scale,
    },
  ];
}

/** The seats of a composition, from its first to its last thing that has one. */
export const seatsIn = (space: LayerSpace, layers: readonly Layer[]): Seat[] =>
  layers.flatMap((layer) => (layer.kind === 'things' ? layer.items.flatMap((thing) => seatOn(space, thing)) : []));
