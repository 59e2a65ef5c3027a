import {
  mix,
  rgba,
  type Colour,
  disc,
  polygon,
  modulo,
  contextOf,
  type Canvas,
  type Context2d,
  verticalGradient,
} from '@kinora/drawing';

import type { Verdure } from '../../land/verdure.ts';
import type { GroundPlane } from '../../stage/ground-plane.ts';
import type { CameraPose, Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';

/** Distance between two rows, and how far the crops begin and end. */
const PITCH = 0.135;
export const FIRST = 1.25;
const LAST = 9;
/** They run on below the yard, which moves apart from them under the camera. */
const HIDDEN = 0.95;
/** So many rows of greens, then so many of wheat. */
const GREENS = 13;
const WHEAT = 10;
/** Depths at which plants stand along a row. */
const STEPS = Array.from({ length: 15 }, (_, i) => FIRST * 1.04 * 1.118 ** i);
/** So many of them are drawn while the field passes by. */
const MOVING_STEPS = 10;
const STILL: CameraPose = { x: 0, y: 0, zoom: 1, scroll: 0 };
/** The plane in which a field lies that nobody runs along. */
const PARALLAX = 0.45;

interface Row {
  readonly across: number;
  readonly wheat: boolean;
}

/** The rows in view, from one edge to the other; they pass by under a running hero. */
export function rowsOf(gone: number): readonly Row[] {
  const first = Math.floor(gone / PITCH);
  return Array.from({ length: 118 }, (_, i) => {
    const number = i - 59 + first;
    return { across: number * PITCH - gone, wheat: modulo(number + 9, GREENS + WHEAT) >= GREENS };
  });
}

interface CropTones {
  readonly soil: Colour;
  readonly green: Colour;
  readonly wheat: Colour;
  /** Nothing grows under snow. */
  readonly grows: boolean;
}

function tonesOf(stage: Stage, verdure: Verdure): CropTones {
  const { palette, plan } = stage;
  const autumn = plan.season === 'autumn';
  if (verdure.snowy) {
    const soil = mix(verdure.grass(0.35), palette.glow, 0.1);
    return {
      soil,
      green: mix(verdure.grass(0.75), soil, 0.3),
      wheat: mix(verdure.grass(0.6), soil, 0.3),
      grows: false,
    };
  }
  return {
    soil: verdure.local(autumn ? '#7a5a40' : '#8a6a48', 0.75),
    green: autumn ? verdure.local('#a58a3c', 0.75) : mix(verdure.leaf(0.5), palette.glow, 0.08),
    wheat: verdure.local(autumn ? '#c09a5a' : '#e8c25c', 0.7),
    grows: true,
  };
}

interface Field {
  readonly plane: GroundPlane;
  readonly camera: CameraPose;
  readonly row: Row;
}

/** A bed that narrows into the depth. */
function tracePlot(ctx: Context2d, { plane, camera, row }: Field, half: number): void {
  const corners = [
    [-half, HIDDEN],
    [-half, LAST],
    [half, LAST],
    [half, HIDDEN],
  ] as const;
  corners.forEach(([aside, depth], index) => {
    const [x, y] = plane.project({ across: row.across + aside, depth }, camera);
    if (index === 0) ctx.moveTo(x, y);
    else ctx.lineTo(x, y);
  });
  ctx.closePath();
}

/** A head of leaves, or a sheaf of ears, that grows up from the bottom centre of its canvas. */
function paintPlant(stage: Stage, colour: Colour, kind: 'leaf' | 'ear'): Canvas {
  const { environment, palette, random, unit } = stage;
  const size = 84 * unit;
  const canvas = environment.canvas(size, size);
  const ctx = contextOf(canvas);
  const lit = mix(colour, palette.glow, kind === 'leaf' ? 0.28 : 0.45);
  repeat(kind === 'leaf' ? 13 : 17, (i) => {
    const lean = (((i * 5) % 13) / 12 - 0.5) * (kind === 'leaf' ? 2.1 : 0.75);
    const long = size * (kind === 'leaf' ? 0.5 : 0.9) * (0.75 + 0.25 * random()) * (1 - Math.abs(lean) * 0.14);
    const [x, y] = [size / 2 + Math.sin(lean) * long, size - Math.cos(lean) * long];
    const tone = i % 3 === 0 ? lit : mix(colour, palette.ramp[3], 0.16 * (i % 4));
    ctx.strokeStyle = tone;
    ctx.lineWidth = size * 0.012;
    ctx.beginPath();
    ctx.moveTo(size / 2 + lean * size * 0.06, size);
    ctx.quadraticCurveTo(size / 2 + lean * size * 0.1, size - long * 0.6, x, y);
    ctx.stroke();
    const thick = kind === 'leaf' ? 0.07 : 0.026;
    const along = kind === 'leaf' ? long * 0.5 : size * 0.1;
    disc(ctx, tone, [x - Math.sin(lean) * along * 0.6, y + Math.cos(lean) * along * 0.6, size * thick, along, lean]);
  });
  return stage.finish(canvas, { parallax: 0.6 });
}

interface Plants {
  readonly leaf: Canvas;
  readonly ear: Canvas;
}

/** One look at the field. */
interface View {
  readonly plane: GroundPlane;
  readonly camera: CameraPose;
  readonly rows: readonly Row[];
  readonly plants: Plants;
  readonly tones: CropTones;
  readonly time: number;
  readonly steps: readonly number[];
}

/** Plants in the rows, far ones first. */
function drawPlants(ctx: Context2d, { frame, width }: Stage, { plane, camera, rows, plants, time, steps }: View): void {
  for (const depth of steps.toReversed()) {
    const reach = (width + frame.margin * 2) / (plane.focal / depth) + PITCH;
    for (const { across, wheat } of rows) {
      if (Math.abs(across) > reach) continue;
      const [x, y] = plane.project({ across, depth }, camera);
      const sprite = wheat ? plants.ear : plants.leaf;
      const size = (sprite.width * (wheat ? 1 : 0.78)) / (depth * 0.72);
      if (x < -size - frame.margin || x > width + size + frame.margin) continue;
      const sway = wheat ? Math.sin(time * 1.5 + x * 0.01 + depth * 2) * size * 0.03 : 0;
      ctx.drawImage(sprite, x - size / 2 + sway, y - size * 0.94, size, size);
    }
  }
}

function drawField(ctx: Context2d, stage: Stage, view: View): void {
  const { frame, palette, unit, width } = stage;
  const { plane, camera, rows, tones } = view;
  const [, top] = plane.project({ across: 0, depth: LAST }, camera);
  const [, foot] = plane.project({ across: 0, depth: HIDDEN }, camera);
  const [left, right] = [-frame.margin, width + frame.margin];
  const fade = (colour: Colour) =>
    verticalGradient(
      ctx,
      [top, foot],
      [0.5, 0.12, 0].map((haze) => stage.tone(mix(colour, palette.mist, haze))),
    );
  polygon(ctx, fade(tones.soil), [left, top, right, top, right, foot, left, foot]);
  for (const wheat of [false, true]) {
    ctx.fillStyle = fade(wheat ? tones.wheat : tones.green);
    ctx.beginPath();
    for (const row of rows) {
      if (row.wheat === wheat) tracePlot(ctx, { plane, camera, row }, PITCH * (wheat ? 0.52 : 0.27));
    }
    ctx.fill();
  }
  ctx.fillStyle = rgba(palette.glow, 0.4);
  ctx.fillRect(left, top - unit, right - left, 1.6 * unit);
  if (tones.grows) drawPlants(ctx, stage, view);
}

/** Rows of greens and of wheat that run together in the depth; painted once where nobody runs along them. */
export function addRows(stage: Stage, verdure: Verdure, plane: GroundPlane): void {
  const tones = tonesOf(stage, verdure);
  const plants = { leaf: paintPlant(stage, tones.green, 'leaf'), ear: paintPlant(stage, tones.wheat, 'ear') };
  if (stage.plan.scroll > 0) {
    const steps = STEPS.slice(0, MOVING_STEPS);
    stage.screen((ctx, time, camera) =>
      drawField(ctx, stage, { plane, camera, rows: rowsOf(camera.scroll / plane.focal), plants, tones, time, steps }),
    );
    return;
  }
  const yAt = (depth: number) => plane.horizon + (plane.ground - plane.horizon) / depth;
  const place = { parallax: PARALLAX, top: yAt(LAST) - 30 * stage.unit, bottom: yAt(HIDDEN) };
  stage.strip(place, (ctx) =>
    drawField(ctx, stage, { plane, camera: STILL, rows: rowsOf(0), plants, tones, time: 0, steps: STEPS }),
  );
}
