import { mix, rgba, shade, disc, panel, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage, Strip } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import { paintBookRow } from './books.ts';
import type { LibraryPlan } from './library-plan.ts';

/** Height of a shelf in units. */
const SHELF = 58;
const POST = 18;

interface Case {
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  readonly depth: number;
  /** The upper cases end in an arch. */
  readonly arched: boolean;
}

function traceCase(ctx: Context2d, { x, top, bottom, arched }: Case, width: number): void {
  const spring = arched ? top + width * 0.42 : top;
  ctx.beginPath();
  ctx.moveTo(x, bottom);
  ctx.lineTo(x, spring);
  if (arched) ctx.bezierCurveTo(x, top - width * 0.1, x + width, top - width * 0.1, x + width, spring);
  else ctx.lineTo(x + width, spring);
  ctx.lineTo(x + width, bottom);
  ctx.closePath();
}

/** Shelves of books in the shade of their case. */
function paintCase(ctx: Context2d, stage: Stage, { plan, shelves }: { plan: LibraryPlan; shelves: Case }): void {
  const { palette, unit: u } = stage;
  const { bay, light, wood } = plan;
  const { x, top, bottom, depth } = shelves;
  const width = bay - POST * u;
  ctx.save();
  traceCase(ctx, shelves, width);
  ctx.fillStyle = mix(shade(wood, -0.2), palette.ink, 0.45);
  ctx.fill();
  ctx.clip();
  const rows = Math.ceil((bottom - top) / (SHELF * u));
  repeat(rows, (i) => {
    const y = bottom - i * SHELF * u - 7 * u;
    paintBookRow(ctx, stage, { row: { x, y, width, height: SHELF * u - 7 * u, depth }, light });
    ctx.fillStyle = verticalGradient(ctx, [y - SHELF * u + 7 * u, y], [rgba(palette.ink, 0.5), rgba(palette.ink, 0)]);
    ctx.fillRect(x, y - SHELF * u + 7 * u, width, SHELF * u);
    ctx.fillStyle = verticalGradient(ctx, [y, y + 7 * u], [mix(wood, palette.key, 0.3), shade(wood, -0.1)]);
    ctx.fillRect(x, y, width, 7 * u);
  });
  ctx.restore();
  ctx.strokeStyle = mix(wood, palette.key, 0.18);
  ctx.lineWidth = 3.5 * u;
  traceCase(ctx, shelves, width);
  ctx.stroke();
}

/** A fluted post with a capital at the gallery and one under the ceiling. */
function paintPost(ctx: Context2d, { palette, unit: u }: Stage, { plan, x }: { plan: LibraryPlan; x: number }): void {
  const { ceiling, floor, gallery, light, wood } = plan;
  const width = POST * u;
  const face = ctx.createLinearGradient(x, 0, x + width, 0);
  face.addColorStop(0, shade(wood, -0.12));
  face.addColorStop(0.6, wood);
  face.addColorStop(1, mix(wood, palette.key, 0.4));
  panel(ctx, face, [x, ceiling, width, floor - ceiling]);
  ctx.fillStyle = rgba(palette.ink, 0.2);
  [0.28, 0.52, 0.76].forEach((share) => ctx.fillRect(x + width * share, ceiling, 1.5 * u, floor - ceiling));
  const gilt = mix(light.tone('#d9a24a'), palette.key, 0.2);
  [gallery + 14 * u, ceiling + 10 * u].forEach((y) => {
    panel(ctx, gilt, [x - 5 * u, y, width + 10 * u, 6 * u, 2 * u]);
    panel(ctx, shade(gilt, -0.1), [x - 2 * u, y + 7 * u, width + 4 * u, 10 * u, 2 * u]);
  });
  panel(ctx, shade(wood, -0.1), [x - 5 * u, floor - 26 * u, width + 10 * u, 26 * u, 2 * u]);
}

/** The gallery's floor on brackets, and its turned balusters. */
function paintGallery(ctx: Context2d, strip: Strip, { gallery, light, window: w, wood }: LibraryPlan): void {
  const { palette, unit: u } = strip.stage;
  const rail = gallery - 62 * u;
  const spans = [
    [strip.left, w.x - 26 * u],
    [w.x + w.width + 26 * u, strip.right],
  ] as const;
  spans.forEach(([left, right]) => {
    ctx.fillStyle = verticalGradient(
      ctx,
      [gallery + 14 * u, gallery + 70 * u],
      [rgba(palette.ink, 0.5), rgba(palette.ink, 0)],
    );
    ctx.fillRect(left, gallery + 14 * u, right - left, 56 * u);
    const step = 15 * u;
    repeat(Math.floor((right - left) / step), (i) => {
      const x = left + (i + 0.5) * step;
      panel(ctx, shade(wood, 0.02), [x - 2 * u, rail, 4 * u, gallery - rail]);
      disc(ctx, mix(wood, palette.key, 0.2), [x, gallery - 24 * u, 4.6 * u, 13 * u]);
    });
    panel(ctx, mix(wood, palette.key, 0.34), [left, rail - 6 * u, right - left, 10 * u, 3 * u]);
    panel(
      ctx,
      verticalGradient(ctx, [gallery - 6 * u, gallery + 16 * u], [mix(wood, palette.key, 0.3), shade(wood, -0.12)]),
      [left, gallery - 6 * u, right - left, 22 * u, 2 * u],
    );
    ctx.fillStyle = mix(light.tone('#d9a24a'), palette.key, 0.2);
    ctx.fillRect(left, gallery + 5 * u, right - left, 2.5 * u);
  });
}

/** The window's bay stays free. */
function isBesideWindow({ bay, window: w }: LibraryPlan, x: number): boolean {
  const middle = x + bay / 2;
  return middle < w.x || middle > w.x + w.width;
}

/** Two storeys of bookcases with a gallery between. */
export function paintBookcases(ctx: Context2d, strip: Strip, plan: LibraryPlan): void {
  const { stage } = strip;
  const { unit: u } = stage;
  const { bays, ceiling, floor, gallery } = plan;
  bays.forEach((x) => {
    const left = x + POST * u * 0.5;
    const free = !isBesideWindow(plan, x);
    const low = free ? floor - stage.frame.hero * 0.28 : gallery + 16 * u;
    const shelves = { x: left, depth: 0.12, arched: false };
    paintCase(ctx, stage, { plan, shelves: { ...shelves, top: low, bottom: floor - 22 * u } });
    if (free) return;
    const upper = { x: left, top: ceiling + 34 * u, bottom: gallery - 4 * u, depth: 0.3, arched: true };
    paintCase(ctx, stage, { plan, shelves: upper });
  });
  bays.forEach((x) => paintPost(ctx, stage, { plan, x: x - POST * u * 0.5 }));
  paintGallery(ctx, strip, plan);
}
