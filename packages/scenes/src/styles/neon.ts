import { clamp, contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import { scaled, softenSmall } from '../light/soften.ts';
import type { Palette, Stage } from '../stage/stage.ts';
import type { Finish, Style } from './style.ts';
import { blendOnto, edgeBand, keepShape, washOnto } from './treat-layer.ts';

function neonPalette(mood: Palette): Palette {
  return {
    ...mood,
    sky: ['#06031a', '#130a3a', '#3a1168', '#a3187f', '#ff5c9a'],
    ramp: ['#5b2a8f', '#321a66', '#170d3c', '#070417'],
    key: '#ff7ad9',
    fill: '#2436a8',
    glow: '#ff5fd2',
    sun: '#ffe3a6',
    mist: '#7a2a9a',
    ink: '#04020f',
    dark: 0.85,
    moon: false,
  };
}

function recolour({ environment }: Stage, canvas: Canvas, sprite: boolean): void {
  keepShape(environment, canvas, () => {
    const gradient = contextOf(canvas).createLinearGradient(0, 0, 0, canvas.height);
    gradient.addColorStop(0, '#7a2fd0');
    gradient.addColorStop(1, '#2430a8');
    washOnto(canvas, { mode: 'color', alpha: sprite ? 0.25 : 0.75 }, gradient);
    washOnto(canvas, { mode: 'multiply', alpha: sprite ? 0.15 : 0.72 }, '#2a1a66');
  });
}

/** A luminous edge with its spill. */
function addTube({ environment, unit }: Stage, canvas: Canvas, { edge, alpha }: { edge: Canvas; alpha: number }): void {
  const spill = scaled(environment, softenSmall(environment, edge, Math.max(2, 6 * unit)), [
    canvas.width,
    canvas.height,
  ]);
  blendOnto(canvas, { mode: 'lighter', alpha: 0.75 }, (ctx) => {
    ctx.drawImage(spill, 0, 0);
    ctx.drawImage(spill, 0, 0);
  });
  blendOnto(canvas, { mode: 'source-over', alpha }, (ctx) => ctx.drawImage(edge, 0, 0));
}

function finishLayer(stage: Stage, canvas: Canvas, { parallax, kind }: Finish): void {
  recolour(stage, canvas, kind === 'sprite');
  const width = Math.max(1, Math.round(2.2 * stage.unit));
  const cyan = edgeBand(stage.environment, canvas, { dx: -width, dy: width, colour: '#2ff3ff' });
  const magenta = edgeBand(stage.environment, canvas, { dx: width, dy: width, colour: '#ff3fc8' });
  const alpha = clamp(0.35 + parallax * 0.6);
  addTube(stage, canvas, { edge: cyan, alpha });
  addTube(stage, canvas, { edge: magenta, alpha });
}

function paintScanLines(ctx: Context2d, { width, height, unit }: Stage): void {
  const step = Math.max(2, Math.round(4 * unit));
  ctx.fillStyle = 'rgba(4,2,20,.16)';
  for (let y = 0; y < height; y += step) ctx.fillRect(0, y, width, step * 0.35);
}

/** Luminous outlines on near-black, split into cyan and magenta light, under scan lines. */
export const neon: Style = {
  bloom: 0.85,
  grain: 0.06,
  vignette: 1.2,
  captionColour: '#fffaf0',
  palette: neonPalette,
  treat: (stage) => ({
    finish: (canvas, finish) => {
      if (finish.kind !== 'sky') finishLayer(stage, canvas, finish);
    },
    plate: (ctx) => paintScanLines(ctx, stage),
  }),
};
