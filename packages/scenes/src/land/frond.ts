import { mix, rgba, type Colour, TAU, contextOf, type Canvas, type Context2d } from '@kinora/drawing';

import type { Stage } from '../stage/stage.ts';

export type FrondKind = 'fern' | 'broad' | 'grass';
export interface FrondOptions {
  readonly width: number;
  readonly height: number;
  readonly colour: Colour;
  readonly lit: Colour;
  readonly kind: FrondKind;
}
interface Plant extends FrondOptions {
  readonly ctx: Context2d;
  readonly random: () => number;
}

const LEAFLETS = 26;

/** As long as wanted, but never out of the canvas at this angle. */
function reachOf({ width }: Plant, wanted: number, angle: number): number {
  return Math.min(wanted, (width * 0.48) / (Math.abs(Math.sin(angle)) * 1.18 + 0.16));
}

/** Two leaflets, one on each side of the stem. */
function paintLeaflets({ ctx, colour, lit }: Plant, [x, y, angle]: readonly number[], length: number): void {
  for (const side of [-1, 1]) {
    ctx.save();
    ctx.translate(x ?? 0, y ?? 0);
    ctx.rotate((angle ?? 0) + side * 1.05);
    ctx.fillStyle = side > 0 ? lit : colour;
    ctx.beginPath();
    ctx.ellipse(0, -length * 0.5, length * 0.13, length * 0.55, 0, 0, TAU);
    ctx.fill();
    ctx.restore();
  }
}

function paintFern(plant: Plant): void {
  const { width, height, random } = plant;
  for (let stem = 0; stem < 5; stem++) {
    const angle = -1.1 + stem * 0.55 + (random() - 0.5) * 0.2;
    const length = reachOf(plant, height * (0.7 + 0.25 * random()), angle);
    for (let index = 2; index < LEAFLETS; index++) {
      const t = index / LEAFLETS;
      const x = width / 2 + Math.sin(angle) * length * (t + 0.18 * t * t);
      const y = height - Math.cos(angle * 0.75) * length * (t - 0.18 * t * t);
      const taper = Math.sin(Math.PI * Math.min(1, t * 0.92 + 0.08));
      paintLeaflets(plant, [x, y, angle], length * 0.2 * taper);
    }
  }
}

function paintBroadLeaf({ ctx, lit }: Plant, length: number): void {
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.bezierCurveTo(-length * 0.06, -length * 0.3, -length * 0.2, -length * 0.6, 0, -length);
  ctx.bezierCurveTo(length * 0.2, -length * 0.6, length * 0.06, -length * 0.3, 0, 0);
  ctx.fill();
  ctx.strokeStyle = rgba(lit, 0.8);
  ctx.lineWidth = length * 0.012;
  ctx.beginPath();
  ctx.moveTo(0, 0);
  ctx.lineTo(0, -length * 0.94);
  ctx.stroke();
}

function paintBroad(plant: Plant): void {
  const { ctx, width, height, colour, lit, random } = plant;
  for (let leaf = 0; leaf < 6; leaf++) {
    const angle = -1 + leaf * 0.4 + (random() - 0.5) * 0.2;
    ctx.save();
    ctx.translate(width / 2, height);
    ctx.rotate(angle);
    ctx.fillStyle = leaf % 2 === 1 ? colour : mix(colour, lit, 0.5);
    paintBroadLeaf(plant, reachOf(plant, height * (0.62 + 0.34 * random()), angle));
    ctx.restore();
  }
}

function paintGrass({ ctx, width: w, height: h, colour, lit, random }: Plant): void {
  for (let blade = 0; blade < 26; blade++) {
    const bow = Math.sin((random() - 0.5) * 1.1);
    const length = h * (0.4 + 0.58 * random());
    const root = w * (0.36 + 0.28 * random());
    ctx.fillStyle = random() < 0.3 ? lit : colour;
    ctx.beginPath();
    ctx.moveTo(root - w * 0.01, h);
    ctx.quadraticCurveTo(root + bow * length * 0.3, h - length * 0.6, root + bow * length, h - length);
    ctx.quadraticCurveTo(root + bow * length * 0.4 + w * 0.02, h - length * 0.5, root + w * 0.018, h);
    ctx.fill();
  }
}

const PAINTS: Record<FrondKind, (plant: Plant) => void> = { fern: paintFern, broad: paintBroad, grass: paintGrass };

/** A plant for the foreground, growing up from the bottom centre of its own canvas. */
export function frond(stage: Stage, options: FrondOptions): Canvas {
  const canvas = stage.environment.canvas(options.width, options.height);
  PAINTS[options.kind]({ ...options, ctx: contextOf(canvas), random: stage.random });
  return canvas;
}
