import { disc, panel, TAU, contextOf, type Context2d, verticalGradient } from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { type Facade, paintFacade } from './facade.ts';
import type { Perspective } from './perspective.ts';
import { makeSignSprite, type Sign } from './sign.ts';

/** A high house at the end of the street, with a few lit windows. */
function paintTower(ctx: Context2d, { height: h, random, unit, width }: Stage, { x: middle, y }: Perspective): void {
  const w = (18 + 40 * random()) * unit;
  const tall = h * (0.12 + 0.3 * random());
  const left = middle + (random() - 0.5) * width * 0.3 - w / 2;
  ctx.fillStyle = verticalGradient(ctx, [y - tall, y + h * 0.2], ['#2a1560', '#a53f8a']);
  ctx.fillRect(left, y - tall + h * 0.1, w, h);
  ctx.fillStyle = 'rgba(255,220,170,.5)';
  repeat(14, () => {
    const column = Math.floor(random() * 4) * w * 0.25;
    ctx.fillRect(left + column + 2 * unit, y - tall + h * 0.12 + random() * tall, w * 0.12, 3 * unit);
  });
}

/** The glowing end of the street. */
export function addVanishingPoint(stage: Stage, perspective: Perspective): void {
  const { environment, height: h, width: w } = stage;
  const { x, y } = perspective;
  const canvas = environment.canvas(w, h);
  const ctx = contextOf(canvas);
  ctx.fillStyle = verticalGradient(ctx, [0, h * 0.8], ['#0a0726', '#26104f', '#6a1f7a', '#ff6f91']);
  ctx.fillRect(0, 0, w, h);
  glowAt(ctx, stage, { colour: '#ff9ac0', x, y: y + h * 0.08, rx: w * 0.3, ry: h * 0.4, alpha: 0.7 });
  repeat(16, () => paintTower(ctx, stage, perspective));
  ctx.fillStyle = verticalGradient(ctx, [y + h * 0.05, h], ['#8a3a8a', '#241650', '#0a0822']);
  ctx.fillRect(0, y + h * 0.06, w, h);
  stage.backdrop(canvas);
}

/** Near and far end of a row of houses in frame widths from the vanishing point. */
type Row = Pick<Facade, 'near' | 'far' | 'depth'> & { readonly parallax: number };

const ROWS: readonly Row[] = [
  { parallax: 0.22, near: 0.24, far: 0.1, depth: 0.2 },
  { parallax: 0.45, near: 0.44, far: 0.2, depth: 0.6 },
  { parallax: 0.8, near: 0.86, far: 0.36, depth: 1 },
];

/** Paints a row on both sides of the street and tells where its signs hang. */
function addRow(stage: Stage, perspective: Perspective, row: Row): readonly Sign[] {
  const signs: Sign[] = [];
  const endAt = (side: number, share: number) => perspective.x + side * share * stage.width;
  stage.strip({ parallax: row.parallax, top: -stage.height * 0.06 }, (ctx) => {
    ([-1, 1] as const).forEach((side) => {
      const ends = { near: endAt(side, row.near), far: endAt(side, row.far) };
      signs.push(...paintFacade(ctx, stage, { perspective, side, ...ends, depth: row.depth }));
    });
  });
  return signs;
}

function addSigns(stage: Stage, parallax: number, signs: readonly Sign[]): void {
  const sprites = signs.map((sign) => {
    const sprite = makeSignSprite(stage, sign);
    return { sprite, x: Math.round(sign.x - sprite.width / 2), y: Math.round(sign.y - sprite.height / 2) };
  });
  stage.live(parallax, (ctx) => sprites.forEach(({ sprite, x, y }) => ctx.drawImage(sprite, x, y)));
}

function flickerAt(time: number, phase: number): number {
  if (Math.sin(time * 9 + phase * 7) > 0.96) return 0.1;
  return 0.75 + 0.25 * Math.sin(time * 2 + phase);
}

function addFlicker(stage: Stage, parallax: number, signs: readonly Sign[]): void {
  const flickering = signs.map((sign) => ({ ...sign, phase: stage.random() * TAU }));
  stage.live(parallax, (ctx, time) => {
    flickering.forEach(({ colour, x, y, width, height, phase }) => {
      const alpha = 0.32 * flickerAt(time, phase);
      glowAt(ctx, stage, { colour, x, y, rx: width * 2.6, ry: height * 0.95, alpha });
    });
  });
}

/** Three rows of houses with neon signs; those of the nearest row flicker. */
export function addHouses(stage: Stage, perspective: Perspective): void {
  ROWS.forEach((row) => {
    const signs = addRow(stage, perspective, row);
    addSigns(stage, row.parallax, signs);
    addFlicker(stage, row.parallax, row.depth === 1 ? signs : []);
  });
}

/** An awning and a shop curtain frame the shot. */
export function addAwning(stage: Stage): void {
  const { frame, height: h, unit: u, width } = stage;
  const right = frame.side < 0;
  const w = width * (frame.wide ? 0.2 : 0.26);
  const left = right ? width - w * 1.04 : w * 0.04;
  stage.strip({ parallax: 1.6, top: -20 * u, blur: 3 }, (ctx, strip) => {
    ctx.fillStyle = '#0b0718';
    ctx.fillRect(strip.left, -20 * u, strip.width, h * 0.035 + 20 * u);
    const cloth = verticalGradient(ctx, [0, h * 0.22], ['#7a1430', '#3a0a2a']);
    repeat(5, (i) => {
      panel(ctx, cloth, [left + (i * w) / 5, 0, w / 5 - 5 * u, h * (0.2 + 0.015 * Math.sin(i * 2)), 4 * u]);
      disc(ctx, 'rgba(255,220,180,.75)', [left + ((i + 0.48) * w) / 5, h * 0.12, w * 0.045]);
    });
    ctx.fillStyle = '#0b0718';
    ctx.fillRect(right ? width * 0.985 : -width * 0.01 - 40 * u, -20 * u, 70 * u, h * 1.2);
  });
}
