import { contextOf, disc, line, mix, rgba, TAU, type Context2d } from '@kinora/drawing';

import { addAir } from '../air/air.ts';
import { glowAt } from '../light/glow.ts';
import { addRays } from '../light/rays.ts';
import { repeat } from '../sets/repeat.ts';
import { ICY, waterPalette } from '../sets/underwater/underwater.ts';
import type { Stage } from '../stage/stage.ts';

/** The hole, in pixels of the frame. */
interface Hole {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Its edge is a little uneven; `size` 1 is where it is open. */
function traceHole(ctx: Context2d, { x, y, radius }: Hole, size: number): void {
  repeat(73, (index) => {
    const turn = (index / 72) * TAU;
    const reach = radius * size * (1 + 0.022 * Math.sin(turn * 5) + 0.014 * Math.sin(turn * 11 + 1));
    const at = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach * 0.92] as const;
    if (index === 0) ctx.moveTo(...at);
    else ctx.lineTo(...at);
  });
}

/** What is over the ice: a pale winter sky. */
function addSkyThrough(stage: Stage, { x, y, radius }: Hole): void {
  const { environment, height, width } = stage;
  const canvas = environment.canvas(width, height);
  const ctx = contextOf(canvas);
  const sky = ctx.createRadialGradient(x, y, 0, x, y, radius * 1.3);
  sky.addColorStop(0, '#fdfbf0');
  sky.addColorStop(0.6, '#d3eefa');
  sky.addColorStop(1, '#93cdea');
  ctx.fillStyle = sky;
  ctx.fillRect(0, 0, width, height);
  stage.backdrop(canvas);
}

function paintCracks(ctx: Context2d, { random, unit, width }: Stage, { x, y, radius }: Hole): void {
  repeat(15, (index) => {
    let turn = (index / 15) * TAU + random() * 0.3;
    let [fromX, fromY] = [x + Math.cos(turn) * radius * 1.12, y + Math.sin(turn) * radius * 1.03];
    repeat(6, (step) => {
      turn += (random() - 0.5) * 0.7;
      const reach = width * (0.03 + 0.06 * random());
      const [toX, toY] = [fromX + Math.cos(turn) * reach, fromY + Math.sin(turn) * reach];
      const pen = { colour: rgba('#eafaff', 0.5 - step * 0.07), width: (3.4 - step * 0.5) * unit };
      line(ctx, pen, [fromX, fromY, toX, toY]);
      if (random() < 0.5) {
        const side = turn + (random() < 0.5 ? 0.8 : -0.8);
        line(ctx, { ...pen, width: 1.2 * unit }, [
          toX,
          toY,
          toX + Math.cos(side) * reach * 0.6,
          toY + Math.sin(side) * reach * 0.6,
        ]);
      }
      [fromX, fromY] = [toX, toY];
    });
  });
}

/** The sheet of ice from below, with its hole left open. */
function addIce(stage: Stage, hole: Hole): void {
  const { height, random, unit, width } = stage;
  const { x, y, radius } = hole;
  stage.strip({ parallax: 0.9, top: -height * 0.1, bottom: height * 1.1, fixed: true }, (ctx, strip) => {
    const ice = ctx.createRadialGradient(x, y, radius, x, y, width * 0.72);
    ice.addColorStop(0, '#a5e2f0');
    ice.addColorStop(0.16, '#62b9da');
    ice.addColorStop(0.5, '#22719f');
    ice.addColorStop(1, '#0a2c58');
    ctx.fillStyle = ice;
    ctx.beginPath();
    ctx.rect(strip.left, strip.top, strip.width, strip.bottom - strip.top);
    traceHole(ctx, hole, 1);
    ctx.fill('evenodd');
    ctx.globalCompositeOperation = 'source-atop';
    repeat(70, () => {
      const at = [strip.left + strip.width * random(), strip.top + (strip.bottom - strip.top) * random()] as const;
      const size = (30 + 110 * random()) * unit;
      disc(ctx, rgba(random() < 0.5 ? '#d8f6ff' : '#0d3f70', 0.05 + 0.05 * random()), [
        ...at,
        size,
        size * 0.6,
        random() * 3,
      ]);
    });
    paintCracks(ctx, stage, hole);
    repeat(90, () => {
      const at = [strip.left + strip.width * random(), strip.top + (strip.bottom - strip.top) * random()] as const;
      const size = (2 + 9 * random() ** 3) * unit;
      disc(ctx, rgba('#f2fdff', 0.28), [...at, size, size * 0.7]);
      disc(ctx, rgba('#0f4a7c', 0.2), [at[0] + size * 0.2, at[1] + size * 0.2, size * 0.6, size * 0.42]);
    });
    // The thickness of the ice, lit from above.
    for (const [size, colour, alpha, wide] of [
      [1.07, '#2f86b4', 0.5, 12],
      [1.035, '#bdeef8', 0.9, 16],
      [1.01, '#ffffff', 0.9, 6],
    ] as const) {
      ctx.strokeStyle = rgba(colour, alpha);
      ctx.lineWidth = wide * unit;
      ctx.beginPath();
      traceHole(ctx, hole, size);
      ctx.stroke();
    }
    ctx.globalCompositeOperation = 'source-over';
  });
  stage.live(0.9, (ctx, time) => {
    const alpha = 0.34 + 0.05 * Math.sin(time * 1.3);
    glowAt(ctx, stage, { colour: '#e6fbff', x, y, rx: radius * 2.3, ry: radius * 2, alpha });
  });
}

/** Under the ice, looking up: who looks down is seen through the hole, who swims is before the ice. */
export function paintUnderIce(stage: Stage): void {
  const { frame, height, plan, width } = stage;
  const looksIn = plan.angle === 'below';
  stage.palette = { ...waterPalette(stage), sky: ICY, dark: 0.35 };
  const radius = Math.min(height * 0.36, width * 0.4);
  const hole = looksIn
    ? { x: frame.heroX, y: height * 0.44, radius }
    : { x: frame.acrossX(frame.side < 0 ? 0.72 : 0.28), y: height * 0.3, radius: radius * 0.6 };
  stage.sun = { x: hole.x, y: hole.y, radius: 10 * stage.unit };
  addSkyThrough(stage, hole);
  const world = { bounce: mix('#0d4a80', '#7fd6e0', 0.4), rimColour: '#f4ffff', rimGain: 0.9, shadowGain: 0 };
  if (looksIn) stage.addCast({ ...world, ground: () => hole.y + radius * 1.25, heroScale: 2.1 });
  addIce(stage, hole);
  addRays(stage, { y: hole.y, count: 7, from: 0.75, to: 2.4, width: 0.03, length: 1.2, colour: '#d6fff8', gain: 0.14 });
  if (!looksIn) {
    stage.addCast({
      ...world,
      modeFor: ({ mode }) => (mode === 'prop' ? mode : 'swim'),
      swimY: frame.tall ? 0.6 : 0.56,
      ground: () => height * 0.92,
      heroScale: 1.2,
    });
  }
  addAir(stage, 'bubbles');
  addAir(stage, 'dust', { count: 34, colour: '#e6fbff', gain: 0.6 });
}
