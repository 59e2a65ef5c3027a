import {
  mix,
  rgba,
  shade,
  type Colour,
  blob,
  disc,
  stroke,
  lerp,
  pick,
  TAU,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import { giantLeaf } from '../../land/giant-leaf.ts';
import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { fallenTrunk } from './fallen-trunk.ts';
import type { Greens } from './greens.ts';

/** Where something grows on the near ground, 0 at the hero's feet to 1 at the lower edge of the frame. */
interface Spot {
  readonly x: number;
  readonly near: number;
  readonly greens: Greens;
}

const SPIKES = ['#f0644b', '#ffb545', '#f7d8ea', '#e8558a'];

/** Screen height of a depth of the near ground. */
function groundAt({ frame, height }: Stage, near: number): number {
  return lerp(frame.ground - height * 0.02, height * 1.02, near);
}

/** Middle of the trodden path: it winds from under the hero to the lower edge. */
function pathAt({ frame, unit, width }: Stage, near: number): number {
  const wind = frame.side * Math.min(width * 0.12, 130 * unit);
  return frame.heroX + wind * (0.9 * near * near - 0.35 * Math.sin(near * 3.4));
}

const halfPath = ({ unit }: Stage, near: number) => lerp(44, 250, Math.max(0, near) ** 1.25) * unit;

/** The outline of the path at a share of its width, a little ragged. */
function outlineOf(stage: Stage, share: number): number[] {
  const nears = Array.from({ length: 12 }, (_, i) => -0.1 + i * 0.11);
  const edge = (side: number) =>
    nears.flatMap((near) => {
      const half = halfPath(stage, near) * share * (0.93 + 0.14 * stage.random());
      return [pathAt(stage, near) + side * half, groundAt(stage, near)];
    });
  const back = edge(1);
  const turned = nears.flatMap((_, i) => back.slice((nears.length - 1 - i) * 2, (nears.length - i) * 2));
  return [...edge(-1), ...turned];
}

/** A trodden path of dark earth, with worn light in its middle and leaves at its edges. */
export function paintPath(ctx: Context2d, stage: Stage, greens: Greens): void {
  const { height, palette, random, unit } = stage;
  const earth = mix(greens.local('#94683c', 0.92), palette.ramp[3], 0.14);
  const [far, foot] = [groundAt(stage, -0.1), height];
  const fade = (tone: Colour, alpha: number) =>
    verticalGradient(ctx, [far, foot], [rgba(tone, 0), rgba(tone, alpha), rgba(tone, alpha), rgba(tone, alpha)]);
  blob(ctx, fade(mix(earth, greens.leaf(1), 0.5), 0.7), outlineOf(stage, 1.14));
  blob(ctx, fade(earth, 0.8), outlineOf(stage, 0.94));
  blob(ctx, fade(mix(earth, palette.glow, 0.32), 0.45), outlineOf(stage, 0.56));
  const litter = [greens.local('#d19a4e', 0.9), greens.lit(0.7), greens.local('#8d5f35', 0.9), greens.leaf(0.8)];
  repeat(90, (i) => {
    const near = random();
    const x = pathAt(stage, near) + (random() - 0.5) * halfPath(stage, near) * 2.4;
    const long = lerp(3, 11, near) * unit;
    disc(ctx, rgba(litter[i % 4] ?? earth, 0.8), [x, groundAt(stage, near), long, long * 0.38, (random() - 0.5) * 1.4]);
  });
}

/** A cushion of moss: dark at the foot, lit along its top, with small leaves over it. */
function paintCushion(ctx: Context2d, stage: Stage, { x, near, greens }: Spot): void {
  const { random, unit, sun } = stage;
  const y = groundAt(stage, near);
  const half = lerp(46, 150, near) * unit * (0.75 + 0.5 * random());
  const rise = half * (0.24 + 0.12 * random());
  const dark = mix(greens.leaf(1), stage.palette.ink, 0.06 + 0.26 * near);
  const gradient = ctx.createLinearGradient(0, y - rise, 0, y + rise * 0.7);
  gradient.addColorStop(0, mix(greens.lit(0.85), dark, 0.12 + 0.42 * near));
  gradient.addColorStop(0.5, mix(greens.leaf(0.9), dark, 0.25 + 0.4 * near));
  gradient.addColorStop(1, rgba(dark, 0));
  disc(ctx, gradient, [x, y, half, rise]);
  const light = sun.x > x ? 1 : -1;
  ctx.fillStyle = rgba(greens.lit(0.6), 0.5 - 0.25 * near);
  ctx.beginPath();
  repeat(26, () => {
    const angle = -Math.PI / 2 + (random() - 0.5 + light * 0.16) * 2.2;
    const reach = 0.55 + 0.42 * random();
    const [cx, cy] = [x + Math.cos(angle) * half * reach, y + Math.sin(angle) * rise * reach];
    const long = half * 0.05;
    ctx.moveTo(cx, cy);
    ctx.ellipse(cx, cy, long, long * 0.5, (random() - 0.5) * 1.6, 0, TAU);
  });
  ctx.fill();
}

const LEAFLETS = 13;

/** A fern: six arching stems with leaflets that taper to the tip. */
function paintFern(ctx: Context2d, stage: Stage, { x, near, greens }: Spot): void {
  const { random, unit, palette } = stage;
  const y = groundAt(stage, near);
  const size = lerp(62, 168, near) * unit * (0.8 + 0.4 * random());
  const dark = mix(greens.leaf(1), palette.ink, 0.04 + 0.3 * near);
  const lit = mix(mix(greens.lit(0.75), greens.local('#a9c45a', 0.9), 0.4), dark, 0.1 + 0.4 * near);
  repeat(6, (stem) => {
    const angle = (stem - 2.5) * 0.42 + (random() - 0.5) * 0.16;
    const long = size * (0.75 + 0.35 * random());
    const at = (t: number): [number, number] => [
      x + Math.sin(angle) * long * (t + 0.3 * t * t),
      y - Math.cos(angle) * long * (t - 0.42 * t * t),
    ];
    ctx.fillStyle = stem % 2 === 0 ? lit : mix(lit, dark, 0.6);
    ctx.beginPath();
    ctx.moveTo(x, y);
    for (const side of [-1, 1]) {
      for (let leaflet = 0; leaflet < LEAFLETS; leaflet++) {
        // Up one side, down the other.
        const t = (side < 0 ? leaflet + 2 : LEAFLETS + 1 - leaflet) / (LEAFLETS + 2);
        const wide = long * 0.27 * Math.sin(Math.PI * Math.min(1, 1.08 - t * 0.94));
        const [px, py] = at(t);
        const [notchX, notchY] = at(t + (side < 0 ? -0.02 : 0.02));
        const [tipX, tipY] = [px + side * wide * Math.cos(angle * 0.6), py + side * wide * Math.sin(angle * 0.6)];
        ctx.lineTo(notchX + side * wide * 0.12, notchY);
        ctx.quadraticCurveTo(px + side * wide * 0.5, py - wide * 0.42, tipX, tipY - wide * 0.3);
      }
      if (side < 0) ctx.lineTo(...at(1));
    }
    ctx.fill();
  });
}

function paintBroad(ctx: Context2d, stage: Stage, { x, near, greens }: Spot): void {
  const { random, unit, palette } = stage;
  const y = groundAt(stage, near);
  const size = lerp(58, 150, near) * unit * (0.8 + 0.4 * random());
  const dark = mix(greens.leaf(1), palette.ink, 0.04 + 0.32 * near);
  repeat(6, (i) => {
    const turn = ((i * 2) % 6) / 2.5 - 1;
    giantLeaf(ctx, {
      x: x + turn * size * 0.12,
      y,
      length: size * (0.8 + 0.3 * random()) * (1 - Math.abs(turn) * 0.24),
      turn: turn * 1.25,
      kind: random() < 0.4 ? 'monstera' : 'heart',
      colour: shade(mix(greens.leaf(0.85), dark, 0.35 + 0.4 * near), (i % 3) * 0.02),
      lit: mix(greens.lit(0.6), dark, 0.1 + 0.42 * near),
      side: greens.side,
    });
  });
}

/** Red and golden spikes of flowers over leaves. */
function paintBloom(ctx: Context2d, stage: Stage, { x, near, greens }: Spot): void {
  const { random, unit } = stage;
  const y = groundAt(stage, near);
  const tall = lerp(44, 104, near) * unit * (0.8 + 0.4 * random());
  const colour = greens.local(pick(SPIKES, random() * SPIKES.length), 0.92);
  const lean = (random() - 0.5) * 0.5;
  const at = (t: number): [number, number] => [x + Math.sin(lean) * tall * t * t, y - tall * t];
  stroke(ctx, { colour: greens.leaf(0.9), width: 3 * unit }, [...at(0), ...at(0.5), ...at(0.96)]);
  repeat(6, (i) => {
    const t = 0.42 + i * 0.1;
    const [px, py] = at(t);
    const long = tall * 0.13 * (1.25 - t * 0.6);
    const side = i % 2 === 0 ? 1 : -1;
    disc(ctx, i % 2 === 0 ? colour : shade(colour, 0.06), [px + side * long * 0.7, py, long, long * 0.36, side * -0.7]);
  });
}

const ROWS = [0.08, 0.2, 0.34, 0.5, 0.68, 0.86, 1.04];
/** Rows behind the fallen trunk, and the first that may hide its foot. */
const BEHIND = 3;
const BEFORE = 5;

/** The fallen trunk lies on the side that the hero leaves free. */
const trunkX = ({ frame, unit, width }: Stage) => frame.heroX - frame.side * Math.min(width * 0.33, 360 * unit);

function paintRow(ctx: Context2d, strip: Strip, { row, greens }: { row: number; greens: Greens }): void {
  const { stage } = strip;
  const { random, unit } = stage;
  const near = ROWS[row] ?? 1;
  const ferns = stage.frame.tall ? 0.56 : 0.42;
  const step = lerp(104, 176, near) * unit;
  repeat(Math.ceil(strip.width / step), (i) => {
    const x = strip.left + (i + 0.1 + 0.8 * random()) * step;
    const kind = random();
    const spot = { x, near: near + (random() - 0.5) * 0.08, greens };
    if (Math.abs(x - pathAt(stage, near)) < halfPath(stage, near) * 1.1 + lerp(44, 64, near) * unit) return;
    paintCushion(ctx, stage, spot);
    if (row >= BEHIND && row < BEFORE && Math.abs(x - trunkX(stage)) < 170 * unit) return;
    if (kind < ferns) paintFern(ctx, stage, spot);
    else if (kind < ferns + 0.06 * row) paintBroad(ctx, stage, spot);
    else if (kind > 0.86 && !greens.snowy) paintBloom(ctx, stage, spot);
  });
}

/**
 * Undergrowth on both sides of the path, from the hero's feet to the lower edge larger, darker and denser, with a fallen
 * trunk among it.
 */
export function paintUndergrowth(ctx: Context2d, strip: Strip, greens: Greens): void {
  const { stage } = strip;
  const { frame, unit } = stage;
  ROWS.forEach((_, row) => {
    paintRow(ctx, strip, { row, greens });
    if (row !== BEHIND - 1) return;
    fallenTrunk(ctx, stage, {
      x: trunkX(stage),
      y: groundAt(stage, 0.42),
      length: (frame.tall ? 270 : 300) * unit,
      greens,
    });
  });
}
