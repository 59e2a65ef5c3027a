import {
  rgba,
  polygon,
  type Points,
  trace,
  createNoise,
  fractalNoise,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import { glowAt } from '../../light/glow.ts';
import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { ICEBERG } from './iceberg.data.ts';

interface Iceberg {
  readonly x: number;
  /** The water line. */
  readonly line: number;
  /** Half the width and the depth of the keel. */
  readonly width: number;
  readonly depth: number;
}

function placeIceberg({ frame, width, height }: Stage, line: number): Iceberg {
  const aside = frame.side < 0 ? 0.62 : 0.4;
  return {
    x: width * (frame.wide ? aside : 0.52),
    line,
    width: width * (frame.wide ? 0.36 : 0.56),
    depth: height * (frame.tall ? 0.36 : 0.52),
  };
}

function paintAir(ctx: Context2d, { unit, width }: Stage, line: number): void {
  ctx.fillStyle = verticalGradient(ctx, [-20 * unit, line], ['#ffd9c2', '#fff0e0', '#e9fbff']);
  ctx.fillRect(-width, -40 * unit, width * 3, line + 40 * unit);
}

function paintCap(ctx: Context2d, { x, line, width }: Iceberg): void {
  const place = (points: Points) => points.map((value, i) => (i % 2 === 0 ? x + value * width : value * line));
  polygon(ctx, '#ffffff', place(ICEBERG.cap));
  ctx.save();
  ctx.clip();
  polygon(ctx, '#b5ddf0', place(ICEBERG.shade));
  ctx.restore();
}

function keelOf(stage: Stage, { x, line, width, depth }: Iceberg): number[] {
  const noise = createNoise(stage.seed);
  return Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const bulge = Math.sin(Math.PI * t) ** 0.8;
    const rough = 0.72 + 0.5 * fractalNoise(noise, 5 + i * 0.7, { octaves: 3 });
    return [x + (t - 0.5) * 2 * width, line + 2 * stage.unit + depth * bulge * rough];
  }).flat();
}

function paintFacets(ctx: Context2d, { random, unit }: Stage, { x, line, width, depth }: Iceberg): void {
  repeat(30, () => {
    const cx = x + (random() - 0.5) * width * 1.7;
    const cy = line + random() * depth * 0.85;
    const s = (40 + 130 * random()) * unit;
    const paint = rgba(random() < 0.5 ? '#ffffff' : '#1d6fa8', 0.07 + 0.14 * random());
    const right = [cx + s * (0.3 + 0.4 * random()), cy + s * 0.1];
    const left = [cx - s * (0.3 + 0.3 * random()), cy];
    polygon(ctx, paint, [cx, cy - s * 0.7, ...right, cx - s * 0.1, cy + s * 0.9, ...left]);
  });
}

function paintKeel(ctx: Context2d, stage: Stage, iceberg: Iceberg): void {
  const { line, depth, width } = iceberg;
  const outline = keelOf(stage, iceberg);
  const ice = ['#e6fbff', '#9fe0ee', '#4aa9cf', '#2377ac'];
  polygon(ctx, verticalGradient(ctx, [line, line + depth], ice), outline);
  ctx.save();
  ctx.clip();
  paintFacets(ctx, stage, iceberg);
  const light = { x: stage.sun.x, y: line, rx: width * 0.9, ry: depth * 0.5, alpha: 0.5 };
  glowAt(ctx, stage, { colour: '#f4ffff', ...light });
  ctx.restore();
  ctx.strokeStyle = 'rgba(255,255,255,.75)';
  ctx.lineWidth = 2 * stage.unit;
  ctx.beginPath();
  trace(ctx, outline);
  ctx.stroke();
}

/** A small white cap above the water line, a huge faceted keel below. */
export function addIceberg(stage: Stage, line: number): void {
  const { height, sun, unit, width } = stage;
  const iceberg = placeIceberg(stage, line);
  stage.strip({ parallax: 0.16, top: -30 * unit, bottom: height * 0.85 }, (ctx) => {
    paintAir(ctx, stage, line);
    const light = { x: sun.x, y: 0, rx: width * 0.3, ry: line * 1.6, alpha: 0.9 };
    glowAt(ctx, stage, { colour: '#fff6e0', ...light });
    paintCap(ctx, iceberg);
    const film = ['rgba(215,250,250,.95)', 'rgba(120,214,226,0)'];
    ctx.fillStyle = verticalGradient(ctx, [line, line + height * 0.05], film);
    ctx.fillRect(-width, line, width * 3, height * 0.05);
    paintKeel(ctx, stage, iceberg);
  });
}
