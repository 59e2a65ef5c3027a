import {
  blob,
  disc,
  mix,
  panel,
  polygon,
  rgba,
  shade,
  verticalGradient,
  type Colour,
  type Context2d,
} from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { glowAt } from '../light/glow.ts';
import { LAMP, makeHourLight, warmedPalette } from '../sets/hour-light.ts';
import { ashore } from '../sets/indoor-world.ts';
import { addPlain } from '../sets/layers/plain.ts';
import type { Place, Stage } from '../stage/stage.ts';
import { addDoors, addMats, type Room } from './kotatsu-room.ts';
import { paintFold, paintQuilt } from './quilt.ts';

const isSitter = (rig: string) => rig === 'person' || rig === 'couple';

function layOut(stage: Stage): Room {
  const { frame, height, plan, width } = stage;
  const facing = frame.side < 0 ? -1 : 1;
  const half = Math.min(width * 0.33, height * 0.5);
  const first = plan.cast[0];
  const peeps = first !== undefined && !isSitter(first.rig);
  const x = frame.tall ? width * (0.5 - facing * 0.08) : width * 0.5 - facing * width * 0.06;
  return {
    light: makeHourLight(stage),
    foot: height * 0.5,
    facing,
    table: { x, y: frame.ground + height * 0.04, half, high: Math.min(height * 0.34, half * 0.72) },
    peeper: peeps ? { x: x + facing * half * 0.92, size: half * 0.66 } : null,
  };
}

/** Its board, with tangerines, a cup and a pot of tea. */
function paintBoard(ctx: Context2d, stage: Stage, { light, table, facing }: Room): void {
  const { palette, unit } = stage;
  const { x, y, half, high } = table;
  const top = y - high;
  const wood = light.tone('#a36b40');
  const board = verticalGradient(ctx, [top - 40 * unit, top + 10 * unit], [mix(wood, palette.key, 0.35), wood]);
  polygon(ctx, board, [
    x - half * 0.86,
    top - half * 0.13,
    x + half * 0.86,
    top - half * 0.13,
    x + half * 1.02,
    top + 4 * unit,
    x - half * 1.02,
    top + 4 * unit,
  ]);
  panel(ctx, shade(wood, -0.1), [x - half * 1.02, top + 3 * unit, half * 2.04, 15 * unit, 5 * unit]);
  const bowl = light.tone('#4f6a72');
  const r = half * 0.07;
  const bowlX = x - facing * half * 0.5;
  const skin = light.tone('#f08f2e');
  for (const [across, up] of [
    [-1.1, 1.2],
    [0, 1.4],
    [1.1, 1.2],
    [-0.5, 2.4],
    [0.6, 2.4],
  ] as const) {
    disc(ctx, skin, [bowlX + across * r, top - half * 0.05 - up * r, r * 0.92]);
    disc(ctx, rgba('#fff0c4', 0.5), [bowlX + across * r + r * 0.25, top - half * 0.05 - up * r - r * 0.3, r * 0.26]);
  }
  blob(ctx, bowl, [
    bowlX - r * 2.5,
    top - half * 0.05 - r,
    bowlX,
    top - half * 0.05 - r * 0.7,
    bowlX + r * 2.5,
    top - half * 0.05 - r,
    bowlX + r * 1.3,
    top - half * 0.02 + r * 0.3,
    bowlX - r * 1.3,
    top - half * 0.02 + r * 0.3,
  ]);
  paintCup(ctx, [x - facing * half * 0.8, top - half * 0.02, half * 0.06], light.tone('#e9e2d2'));
  paintCup(ctx, [x + facing * half * 0.62, top - half * 0.05, half * 0.055], light.tone('#8fa89a'));
}

function paintCup(ctx: Context2d, [x, y, size]: readonly [number, number, number], colour: Colour): void {
  panel(ctx, colour, [x - size, y - size * 1.7, size * 2, size * 1.7, size * 0.4]);
  disc(ctx, shade(colour, -0.16), [x, y - size * 1.65, size * 0.92, size * 0.26]);
}

/** Who peeps out is at the side of the table, all others sit behind it. */
function placesAt(room: Room, count: number): Place[] {
  const { table, peeper, facing } = room;
  const behind = (index: number, of: number): Place => ({
    x: table.x + ((index + 0.5) / of - 0.5) * table.half * 1.7,
    y: table.y - table.high * 0.5,
    depth: 0,
    scale: 1,
  });
  const first: Place[] = peeper ? [{ x: peeper.x, y: table.y + peeper.size * 0.04, depth: 0, scale: 1, facing }] : [];
  const rest = count - first.length;
  return [...first, ...Array.from({ length: Math.max(0, rest) }, (_, index) => behind(index, rest))];
}

/** A room of mats and paper doors with a heated table, from under whose quilt somebody peeps out. */
export function paintKotatsu(stage: Stage): void {
  const room = layOut(stage);
  const { light, table, facing } = room;
  const { height, unit } = stage;
  addPlain(stage, light.tone('#cdb38a'));
  addDoors(stage, room);
  addMats(stage, room);
  stage.palette = warmedPalette(stage, light);
  const lamp = { x: table.x, y: height * 0.06, rx: 520 * unit, ry: 420 * unit };
  stage.live(0.7, (ctx, time) => {
    glowAt(ctx, stage, { colour: LAMP, ...lamp, alpha: 0.26 + 0.2 * light.lamps + 0.02 * Math.sin(time * 1.1) });
  });
  stage.addCast({
    modeFor: ashore,
    ground: (_x, place) => place.y ?? table.y,
    places: (count) => placesAt(room, count),
    facing,
    heroScale: room.peeper ? 1.05 : 1.4,
    bounce: light.tone('#d9a070'),
    rimGain: 0.7,
    shadowGain: 0.5,
  });
  stage.strip({ parallax: 1, top: table.y - table.high - 200 * unit, fixed: true }, (ctx) => {
    paintQuilt(ctx, stage, room);
    paintBoard(ctx, stage, room);
    paintFold(ctx, stage, room);
  });
  addAir(stage, 'dust', { colour: light.beam, count: 24, gain: 0.4 });
}
