import {
  mix,
  rgba,
  shade,
  disc,
  line,
  polygon,
  TAU,
  contextOf,
  type Canvas,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import { profile, ridge } from '../../land/ridge.ts';
import { glowAt } from '../../light/glow.ts';
import { cloudSprite } from '../../sky/clouds.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { TheatrePlan } from './theatre-plan.ts';

/** The painted sky at the back, with the folds of a hanging cloth. */
function addCloth(stage: Stage, { back }: TheatrePlan): void {
  const { environment, height, palette, unit: u, width } = stage;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  ctx.fillStyle = verticalGradient(ctx, [-height * 0.05, back], palette.sky);
  ctx.fillRect(0, 0, width, height);
  const light = { x: stage.sun.x, y: stage.sun.y, rx: width * 0.44, ry: height * 0.5 };
  glowAt(ctx, stage, { colour: palette.glow, ...light, alpha: 0.55 });
  const fold = 92 * u;
  repeat(Math.ceil(width / fold), (i) => {
    const shadow = ctx.createLinearGradient(i * fold, 0, (i + 1) * fold, 0);
    shadow.addColorStop(0, rgba(palette.ink, 0.09));
    shadow.addColorStop(0.4, rgba(palette.ink, 0));
    shadow.addColorStop(1, rgba(palette.ink, 0.05));
    ctx.fillStyle = shadow;
    ctx.fillRect(i * fold, 0, fold, height);
  });
  stage.backdrop(canvas);
}

/** Something cut from board that hangs on strings. */
interface Hanging {
  readonly canvas: Canvas;
  readonly x: number;
  readonly y: number;
  readonly phase: number;
  /** How far apart its two strings are, of its width. */
  readonly strings: number;
}

function polar(turn: number, reach: number): readonly [number, number] {
  return [Math.cos(turn) * reach, Math.sin(turn) * reach];
}

/** The sun with pointed rays, or a crescent moon. */
function cutSun(stage: Stage): Canvas {
  const { environment, palette, unit: u } = stage;
  const r = 60 * u;
  const canvas = environment.canvas(r * 3.6, r * 3.6);
  const ctx = contextOf(canvas);
  ctx.translate(canvas.width / 2, canvas.height / 2);
  const face = mix(palette.sun, palette.moon ? '#dfe8ff' : '#ffd36a', 0.45);
  if (palette.moon) {
    disc(ctx, face, [0, 0, r * 1.05]);
    ctx.globalCompositeOperation = 'destination-out';
    disc(ctx, '#000000', [r * 0.45, -r * 0.16, r * 0.88]);
    ctx.globalCompositeOperation = 'source-over';
    return canvas;
  }
  repeat(14, (i) => {
    const angle = (i * TAU) / 14;
    const tip = r * (i % 2 === 0 ? 1.7 : 1.42);
    polygon(ctx, shade(face, i % 2 === 0 ? -0.04 : 0.01), [
      ...polar(angle - 0.16, r * 1.02),
      ...polar(angle, tip),
      ...polar(angle + 0.16, r * 1.02),
    ]);
  });
  disc(ctx, shade(face, -0.08), [0, 0, r]);
  disc(ctx, face, [-r * 0.04, -r * 0.06, r * 0.9]);
  return canvas;
}

function cutStar({ environment, unit: u }: Stage, [size, colour]: readonly [size: number, colour: string]): Canvas {
  const r = size * u;
  const canvas = environment.canvas(r * 2.2, r * 2.2);
  const ctx = contextOf(canvas);
  ctx.translate(canvas.width / 2, canvas.height / 2);
  const points = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * TAU) / 10 - TAU / 4;
    const reach = i % 2 === 0 ? r : r * 0.45;
    return [Math.cos(angle) * reach, Math.sin(angle) * reach];
  });
  polygon(ctx, colour, points.flat());
  return canvas;
}

/** A yellow bolt of painted board. */
function cutBolt({ environment, unit: u }: Stage, colour: string): Canvas {
  const s = 120 * u;
  const canvas = environment.canvas(s, s * 1.7);
  const ctx = contextOf(canvas);
  const shape = [0.55, 0, 0.12, 0.95, 0.42, 0.88, 0.24, 1.64, 0.88, 0.62, 0.54, 0.68, 0.86, 0].map(
    (share) => share * s,
  );
  polygon(
    ctx,
    shade(colour, -0.12),
    shape.map((value, i) => value + (i % 2 === 0 ? 4 : 3) * u),
  );
  polygon(ctx, colour, shape);
  return canvas;
}

function cutClouds(stage: Stage, count: number): Canvas[] {
  const { palette, random, unit: u } = stage;
  const heavy = palette.id === 'storm' || palette.id === 'grey';
  const lit = mix(palette.sky[4], '#ffffff', heavy ? 0.05 : 0.55);
  const dark = mix(palette.sky[2], heavy ? palette.ramp[2] : palette.sky[3], 0.4);
  return Array.from({ length: count }, () => {
    const width = (230 + 130 * random()) * u;
    return cloudSprite(stage, { width, height: width * 0.42, lit, dark, soft: 0.02 });
  });
}

function hang(stage: Stage, canvas: Canvas, place: Omit<Hanging, 'canvas' | 'phase'>): Hanging {
  return { canvas: stage.finish(canvas, { parallax: 0.2, kind: 'sprite' }), phase: stage.random() * TAU, ...place };
}

/** What hangs from the flies: sun or moon, clouds, stars by night, a bolt in a storm. */
function hangAll(stage: Stage, { border }: TheatrePlan): Hanging[] {
  const { frame, height, palette, random, sun, unit: u, width } = stage;
  const storm = palette.id === 'storm';
  const count = (storm || palette.id === 'grey' ? 5 : 4) - (frame.wide ? 0 : 1);
  const clouds = cutClouds(stage, count).map((canvas, i) => {
    const x = width * (0.16 + (0.72 * (i + 0.2 + 0.4 * random())) / count);
    return hang(stage, canvas, { x, y: border + height * (0.04 + 0.16 * ((i * 0.618) % 1)), strings: 0.5 });
  });
  const starry = palette.moon && !storm;
  const stars = Array.from({ length: starry ? 9 : 0 }, (_, i) => {
    const canvas = cutStar(stage, [13 + 9 * random(), mix('#ffe08a', palette.glow, 0.25)]);
    const at = {
      x: width * (0.14 + 0.72 * ((i * 0.618 + 0.3 * random()) % 1)),
      y: border + height * (0.02 + 0.26 * random()),
    };
    return hang(stage, canvas, { ...at, strings: 0 });
  });
  const apart = stars.filter(({ x, y }) => Math.hypot(x - sun.x, y - sun.y) > 96 * u);
  const bolts = (storm ? [0.4, 0.63] : []).map((share) =>
    hang(stage, cutBolt(stage, '#ffd65a'), { x: width * share, y: border + height * 0.14, strings: 0.2 }),
  );
  const high =
    storm || palette.id === 'grey' ? [] : [hang(stage, cutSun(stage), { x: sun.x, y: sun.y - 108 * u, strings: 0.24 })];
  return [...high, ...apart, ...clouds.slice(1), ...bolts, ...clouds.slice(0, 1)];
}

function addHangings(stage: Stage, plan: TheatrePlan): void {
  const { palette, unit: u } = stage;
  const things = hangAll(stage, plan);
  const string = { colour: rgba(mix(palette.ink, '#e8d0a0', 0.4), 0.55), width: 1.4 * u };
  stage.live(0.2, (ctx, time) => {
    things.forEach(({ canvas, x, y, phase, strings }) => {
      const sway = Math.round(Math.sin(time * 0.7 + phase) * 5 * u);
      const bob = Math.round(Math.sin(time * 0.9 + phase * 2) * 3 * u);
      const aside = (canvas.width * strings) / 2;
      const middle = y + canvas.height * 0.45 + bob;
      (strings > 0 ? [-aside, aside] : [0]).forEach((at) =>
        line(ctx, string, [x + at, -40 * u, x + at + sway, middle]),
      );
      ctx.drawImage(canvas, Math.round(x - canvas.width / 2) + sway, Math.round(y) + bob);
    });
  });
}

/** A round tree of painted board on its foot. */
function paintFlatTree(ctx: Context2d, stage: Stage, [x, y, size]: readonly [number, number, number]): void {
  const { palette, unit: u } = stage;
  const leaf = mix(palette.ramp[2], palette.ramp[1], 0.35);
  ctx.fillStyle = mix(palette.ramp[3], '#8a5a34', 0.4);
  ctx.fillRect(x - size * 0.05, y - size * 0.5, size * 0.1, size * 0.5);
  disc(ctx, shade(leaf, -0.06), [x + 3 * u, y - size * 0.72 + 3 * u, size * 0.36, size * 0.42]);
  disc(ctx, leaf, [x, y - size * 0.72, size * 0.36, size * 0.42]);
  ctx.strokeStyle = rgba(palette.glow, 0.4);
  ctx.lineWidth = 2 * u;
  ctx.beginPath();
  ctx.ellipse(x, y - size * 0.72, size * 0.36, size * 0.42, 0, -2.6, -0.2);
  ctx.stroke();
}

/** Two ranks of hills cut from board, with trees. */
function addHills(stage: Stage, { back }: TheatrePlan): void {
  const { palette, random, unit: u } = stage;
  const ranks = [
    { parallax: 0.28, y: back - 84 * u, amplitude: 150 * u, share: 0.35, seed: 3, trees: 5 },
    { parallax: 0.4, y: back - 26 * u, amplitude: 90 * u, share: 0.75, seed: 8, trees: 7 },
  ] as const;
  ranks.forEach(({ parallax, y, amplitude, share, seed, trees }) => {
    const colour = mix(palette.ramp[1], palette.ramp[2], share);
    stage.strip({ parallax, top: back - 330 * u, bottom: back + 64 * u }, (ctx, strip) => {
      const heightAt = profile(strip, { y, amplitude, cells: 4, octaves: 2, seed });
      strip.scatter(trees, 50 * u, (x) =>
        paintFlatTree(ctx, stage, [x, heightAt(x) + 6 * u, (76 + 60 * random()) * u]),
      );
      const look = { top: mix(colour, palette.glow, 0.14), foot: colour, lip: rgba(palette.glow, 0.55), lipWidth: 3 };
      ridge(ctx, strip, { heightAt, ...look, height: 130 * u });
    });
  });
}

/** The scenery: a painted sky that tells the hour, with hills and clouds of board. */
export function addBackcloth(stage: Stage, plan: TheatrePlan): void {
  addCloth(stage, plan);
  addHangings(stage, plan);
  addHills(stage, plan);
}
