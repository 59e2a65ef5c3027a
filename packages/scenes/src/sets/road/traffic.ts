import { fraction, type Context2d } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { CameraPose, Stage } from '../../stage/stage.ts';
import type { Road } from './carriageway.ts';
import { besideRoute } from './route.ts';

/** One far car: its lane, the colour of the lamps we see, and when it started. */
interface FarCar {
  readonly lane: number;
  readonly colour: string;
  readonly start: number;
  /** Depths it passes in a second; negative comes towards us. */
  readonly speed: number;
}

const CARS: readonly FarCar[] = [
  { lane: 0.5, colour: '#fff3cf', start: 0.15, speed: -0.055 },
  { lane: 0.5, colour: '#fff3cf', start: 0.72, speed: -0.05 },
  { lane: -0.5, colour: '#ff5a45', start: 0.3, speed: 0.05 },
];
const NEAREST = 5;
const FARTHEST = 24;

function drawCar(ctx: Context2d, stage: Stage, { road, car, time, camera }: Passing): void {
  const age = fraction(car.start + time * car.speed);
  const distance = NEAREST + age * (FARTHEST - NEAREST);
  const fade = Math.min(1, age * 8, (1 - age) * 8);
  for (const lamp of [-0.06, 0.06]) {
    const point = besideRoute(road.route, distance, (car.lane + lamp * 2.4) * road.half);
    const [x, y] = road.plane.project(point, camera);
    const rx = (34 / point.depth + 3) * stage.unit;
    glowAt(ctx, stage, { colour: car.colour, x, y: y - rx * 0.5, rx, alpha: fade });
    glowAt(ctx, stage, { colour: car.colour, x, y: y + rx * 0.5, rx: rx * 1.6, ry: rx * 0.7, alpha: fade * 0.35 });
  }
}

interface Passing {
  readonly road: Road;
  readonly car: FarCar;
  readonly time: number;
  readonly camera: CameraPose;
}

/** Lamps of far cars, once it gets dark. */
export function addTraffic(stage: Stage, road: Road): void {
  if (stage.palette.dark < 0.3) return;
  stage.screen((ctx, time, camera) => {
    for (const car of CARS) drawCar(ctx, stage, { road, car, time, camera });
  });
}
