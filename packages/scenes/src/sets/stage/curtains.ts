import { mix, rgba, shade, type Colour, disc, panel, lerp, type Context2d, verticalGradient } from '@kinora/drawing';

import type { Stage } from '../../stage/stage.ts';
import { repeat } from '../repeat.ts';
import type { TheatrePlan } from './theatre-plan.ts';

/** A curtain hanging straight or tied back at one side of the stage. */
interface Drape {
  /** The outer edge it is tied to, and how far it reaches inwards at the top (signed). */
  readonly edge: number;
  readonly reach: number;
  readonly top: number;
  readonly foot: number;
  readonly colour: Colour;
  readonly folds: number;
  /** How much of its reach is left at the tie, 1 hangs straight. */
  readonly waist: number;
}

function traceFold(ctx: Context2d, drape: Drape, [from, to]: readonly [number, number]): void {
  const { edge, reach, top, foot, waist } = drape;
  const tie = lerp(top, foot, 0.58);
  const at = (share: number, narrow: number) => edge + reach * share * narrow;
  const hem = Math.min(1, waist * 1.22);
  ctx.beginPath();
  ctx.moveTo(at(from, 1), top);
  ctx.bezierCurveTo(at(from, 1), lerp(top, tie, 0.65), at(from, waist), lerp(top, tie, 0.8), at(from, waist), tie);
  ctx.quadraticCurveTo(at(from, waist), lerp(tie, foot, 0.4), at(from, hem), foot);
  ctx.lineTo(at(to, hem), foot);
  ctx.quadraticCurveTo(at(to, waist), lerp(tie, foot, 0.4), at(to, waist), tie);
  ctx.bezierCurveTo(at(to, waist), lerp(top, tie, 0.8), at(to, 1), lerp(top, tie, 0.65), at(to, 1), top);
  ctx.closePath();
}

/** Folds of velvet: each rises into the light and falls into shade. */
function paintDrape(ctx: Context2d, { palette }: Stage, drape: Drape): void {
  const { edge, reach, colour, folds, top, foot } = drape;
  repeat(folds, (i) => {
    const [from, to] = [i / folds, (i + 1) / folds];
    const near = edge + reach * from;
    const far = edge + reach * to;
    const velvet = ctx.createLinearGradient(near, 0, far, 0);
    velvet.addColorStop(0, shade(colour, -0.15));
    velvet.addColorStop(0.5, colour);
    velvet.addColorStop(0.72, mix(colour, palette.key, 0.2));
    velvet.addColorStop(1, shade(colour, -0.09));
    traceFold(ctx, drape, [from, to]);
    ctx.fillStyle = velvet;
    ctx.fill();
    ctx.fillStyle = verticalGradient(
      ctx,
      [top, foot],
      [rgba(palette.ink, 0.5), rgba(palette.ink, 0), rgba(palette.ink, 0.18)],
    );
    ctx.fill();
  });
}

/** Two pairs of narrow curtains that hide the wings. */
export function addWings(stage: Stage, { back, curtain, edge, reach }: TheatrePlan): void {
  const { height, palette, width } = stage;
  [0.42, 0.58].forEach((parallax, rank) => {
    const foot = lerp(back, edge, 0.3 + 0.2 * rank);
    const colour = mix(shade(curtain, -0.1 + 0.03 * rank), palette.ramp[2], 0.3 - 0.12 * rank);
    stage.strip({ parallax, top: -height * 0.06, bottom: foot + 4 }, (ctx) => {
      [-1, 1].forEach((side) => {
        const at = side < 0 ? -width * 0.06 : width * 1.06;
        const long = -side * (reach * (1.28 - 0.2 * rank) + width * 0.06);
        paintDrape(ctx, stage, { edge: at, reach: long, top: -height * 0.06, foot, colour, folds: 8, waist: 1 });
      });
    });
  });
}

/** The border over the stage: swags with a fringe of gold. */
function paintBorder(ctx: Context2d, stage: Stage, { border, curtain, gold }: TheatrePlan): void {
  const { height, palette, unit: u, width } = stage;
  const count = stage.frame.wide ? 6 : 4;
  const left = -width * 0.18;
  const step = (width * 1.36) / count;
  const top = -height * 0.12;
  ctx.fillStyle = shade(curtain, -0.14);
  ctx.fillRect(left, top, width * 1.36, border * 0.55 - top);
  repeat(count, (i) => {
    const x = left + i * step;
    const swag = (low: number) => {
      ctx.beginPath();
      ctx.moveTo(x - step * 0.06, top);
      ctx.lineTo(x - step * 0.06, border * 0.42);
      ctx.quadraticCurveTo(x + step * 0.5, border * 2 * low, x + step * 1.06, border * 0.42);
      ctx.lineTo(x + step * 1.06, top);
      ctx.closePath();
    };
    swag(0.8);
    ctx.fillStyle = gold;
    ctx.fill();
    ctx.strokeStyle = shade(gold, -0.12);
    ctx.lineWidth = 2 * u;
    ctx.stroke();
    swag(0.735);
    ctx.fillStyle = verticalGradient(
      ctx,
      [top, border],
      [shade(curtain, -0.18), curtain, mix(curtain, palette.key, 0.12)],
    );
    ctx.fill();
    ctx.save();
    ctx.clip();
    [0.16, 0.3, 0.44, 0.58].forEach((down) => {
      ctx.strokeStyle = rgba(shade(curtain, -0.2), 0.55);
      ctx.lineWidth = 7 * u;
      ctx.beginPath();
      ctx.moveTo(x, border * (down * 0.5 - 0.06));
      ctx.quadraticCurveTo(x + step * 0.5, border * (down * 2 + 0.12), x + step, border * (down * 0.5 - 0.06));
      ctx.stroke();
    });
    ctx.restore();
  });
  repeat(count + 1, (i) => {
    const x = left + i * step;
    panel(ctx, shade(curtain, -0.08), [x - step * 0.09, top, step * 0.18, border * 1.02 - top, 8 * u]);
    panel(ctx, mix(curtain, palette.key, 0.16), [x - step * 0.03, top, step * 0.07, border * 1.02 - top, 8 * u]);
    panel(ctx, gold, [x - step * 0.09, border * 0.97, step * 0.18, 12 * u, 4 * u]);
    disc(ctx, mix(gold, palette.key, 0.4), [x, border * 0.4, 9 * u]);
  });
}

/** The main curtains, tied back with gold, and the border; they frame the picture. */
export function addProscenium(stage: Stage, plan: TheatrePlan): void {
  const { curtain, edge, gold, reach } = plan;
  const { height, palette, unit: u, width } = stage;
  const top = -height * 0.1;
  const foot = edge + 8 * u;
  stage.strip({ parallax: 1.18, top }, (ctx) => {
    [-1, 1].forEach((side) => {
      const at = side < 0 ? -width * 0.14 : width * 1.14;
      const long = -side * (reach + width * 0.14);
      const drape = { edge: at, reach: long, top, foot, colour: curtain, folds: 9, waist: 0.76 };
      paintDrape(ctx, stage, drape);
      const tie = lerp(top, foot, 0.58);
      const inner = at + long * 0.76;
      ctx.strokeStyle = gold;
      ctx.lineWidth = 13 * u;
      ctx.beginPath();
      ctx.moveTo(at, tie - 42 * u);
      ctx.quadraticCurveTo(lerp(at, inner, 0.7), tie + 24 * u, inner + side * 3 * u, tie + 4 * u);
      ctx.stroke();
      const tassel = { x: lerp(at, inner, 0.86), y: tie + 14 * u };
      panel(ctx, gold, [tassel.x - 5 * u, tassel.y, 10 * u, 26 * u, 4 * u]);
      panel(ctx, shade(gold, -0.07), [tassel.x - 9 * u, tassel.y + 24 * u, 18 * u, 36 * u, 4 * u]);
      disc(ctx, mix(gold, palette.key, 0.4), [tassel.x, tassel.y + 24 * u, 9 * u]);
      const hem = at + long * Math.min(1, 0.76 * 1.22);
      panel(ctx, gold, [Math.min(at, hem), foot - 15 * u, Math.abs(hem - at), 9 * u]);
    });
    paintBorder(ctx, stage, plan);
  });
}
