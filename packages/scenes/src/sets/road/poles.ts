import { mix, rgba, line, modulo, type Context2d } from '@kinora/drawing';

import type { CameraPose, Stage } from '../../stage/stage.ts';
import { travelled, type Road } from './carriageway.ts';
import { besideRoute } from './route.ts';

/** One pole as it stands on the screen. */
interface Pole {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  /** 1 at the hero, less further off. */
  readonly near: number;
}

const PITCH = 0.82;
const OFFSET = 1.75;
const COUNT = 15;

function polesOf(road: Road, camera: CameraPose, height: number): readonly Pole[] {
  const start = -PITCH * 2 - modulo(travelled(road, camera), PITCH);
  return Array.from({ length: COUNT }, (_, index) => {
    const point = besideRoute(road.route, start + index * PITCH, road.half * OFFSET);
    const [x, y] = road.plane.project(point, camera);
    return { x, y, height: height / point.depth, near: Math.min(1, 1 / point.depth) };
  });
}

interface Look {
  readonly far: string;
  readonly near: string;
  readonly lit: string;
  readonly side: 1 | -1;
}

function paintPole(ctx: Context2d, { x, y, height: h, near }: Pole, { far, near: close, lit, side }: Look): void {
  const colour = mix(far, close, near);
  const width = Math.max(1, h * 0.026);
  const arm = h * 0.13;
  line(ctx, { colour, width }, [x, y, x, y - h]);
  line(ctx, { colour, width: width * 0.8 }, [x - arm, y - h * 0.93, x + arm, y - h * 0.93]);
  line(ctx, { colour, width: width * 0.7 }, [x - arm * 0.7, y - h * 0.84, x + arm * 0.7, y - h * 0.84]);
  line(ctx, { colour: lit, width: width * 0.3 }, [x + side * width * 0.3, y, x + side * width * 0.3, y - h]);
  for (const at of [-0.92, -0.5, 0.5, 0.92]) {
    line(ctx, { colour, width: width * 0.5 }, [x + arm * at, y - h * 0.93, x + arm * at, y - h * 0.965]);
  }
}

/** Wires that hang between two poles and swing a little. */
function traceWires(ctx: Context2d, [one, two]: readonly [Pole, Pole], time: number): void {
  for (const at of [-0.92, 0.92]) {
    const [fromX, fromY] = [one.x + one.height * 0.13 * at, one.y - one.height * 0.965];
    const [toX, toY] = [two.x + two.height * 0.13 * at, two.y - two.height * 0.965];
    const sag = (one.height + two.height) * 0.075;
    const swing = Math.sin(time * 1.1 + at + one.near * 4) * sag * 0.12;
    ctx.moveTo(fromX, fromY);
    ctx.quadraticCurveTo((fromX + toX) / 2 + swing, (fromY + toY) / 2 + sag, toX, toY);
  }
}

/** Telegraph poles along the far side, which pass by with the road. */
export function addPoles(stage: Stage, road: Road, side: 1 | -1): void {
  const { frame, palette, unit } = stage;
  const height = frame.height * (frame.tall ? 0.36 : 0.5);
  const wood = mix('#6b4a3a', palette.ramp[3], 0.55);
  const look = { far: mix(wood, palette.mist, 0.7), near: wood, lit: rgba(palette.glow, 0.5), side };
  const wire = rgba(mix(wood, palette.mist, 0.2), 0.75);
  stage.screen((ctx, time, camera) => {
    const poles = polesOf(road, camera, height);
    ctx.strokeStyle = wire;
    ctx.lineWidth = 1.3 * unit;
    ctx.beginPath();
    poles.slice(1).forEach((pole, index) => {
      const before = poles[index];
      if (before) traceWires(ctx, [before, pole], time);
    });
    ctx.stroke();
    for (const pole of poles.toReversed()) paintPole(ctx, pole, look);
  });
}
