import {
  fromOklab,
  mix,
  toOklab,
  type Colour,
  clamp,
  createRandom,
  type Canvas,
  type Context2d,
  layTiles,
  paperTile,
} from '@kinora/drawing';

import { mapPalette } from '../stage/palette.ts';
import type { Palette, Stage } from '../stage/stage.ts';
import type { Finish, Style } from './style.ts';
import { blendOnto, edgeBand, keepShape, washOnto } from './treat-layer.ts';

const SLATE = '#23302f';

/** A stick of chalk in about this colour: pale, and never grey. */
function stick(colour: Colour): Colour {
  const [lightness, a, b] = toOklab(colour);
  return fromOklab([clamp(0.72 + lightness * 0.24), a * 1.15, b * 1.15]);
}

/** Chalk rubbed thin over slate. */
function rubbed(colour: Colour): Colour {
  return mix(SLATE, stick(colour), 0.14 + 0.5 * toOklab(colour)[0]);
}

function chalkPalette(mood: Palette): Palette {
  return {
    ...mapPalette(mood, rubbed),
    key: stick(mood.key),
    glow: stick(mood.glow),
    sun: stick(mood.sun),
    mist: mix(SLATE, '#ffffff', 0.24),
    ink: '#141c1b',
    dark: 0.6,
  };
}

/** Everything large goes towards the slate, and keeps a breath of its colour. */
function rub({ environment }: Stage, canvas: Canvas, { kind }: Finish): void {
  keepShape(environment, canvas, () =>
    washOnto(canvas, { mode: 'source-over', alpha: kind === 'sprite' ? 0.12 : 0.34 }, SLATE),
  );
}

/** The line of the stick around a shape: broken where the board shows through. */
function addOutline({ environment, unit }: Stage, canvas: Canvas, { tooth, alpha }: { tooth: Canvas; alpha: number }) {
  const reach = Math.max(1, Math.round(1.7 * unit));
  const colour = '#f4efe2';
  for (const [dx, dy] of [
    [reach, reach],
    [-reach, reach],
    [0, -reach],
  ] as const) {
    const line = edgeBand(environment, canvas, { dx, dy, colour });
    blendOnto(line, { mode: 'destination-out', alpha: 1 }, (ctx) => layTiles(ctx, tooth, line));
    blendOnto(canvas, { mode: 'source-over', alpha }, (ctx) => ctx.drawImage(line, 0, 0));
  }
}

function finishLayer(stage: Stage, canvas: Canvas, finish: Finish & { tooth: Canvas }): void {
  const { tooth } = finish;
  rub(stage, canvas, finish);
  blendOnto(canvas, { mode: 'source-atop', alpha: 0.8 }, (ctx) => layTiles(ctx, tooth, canvas));
  if (finish.kind === 'sky') return;
  const alpha = finish.kind === 'sprite' ? 0.95 : clamp(0.25 + finish.parallax * 0.5);
  addOutline(stage, canvas, { tooth, alpha });
}

/** Smears of the sponge across the board. */
function paintSmears(ctx: Context2d, stage: Stage): void {
  const { width, height, unit, seed } = stage;
  const random = createRandom(seed ^ 0x5ea);
  for (let index = 0; index < 9; index++) {
    const [x, y] = [random() * width, random() * height];
    const reach = (140 + 260 * random()) * unit;
    ctx.save();
    ctx.globalAlpha = 0.07;
    ctx.translate(x, y);
    ctx.rotate((random() - 0.5) * 0.7);
    ctx.drawImage(stage.glow('#e9efe6'), -reach, -reach * 0.12, reach * 2, reach * 0.24);
    ctx.restore();
  }
}

/** Coloured chalk on a school slate: rubbed fields, broken outlines, sponge marks. */
export const chalk: Style = {
  bloom: 0,
  grain: 0.06,
  vignette: 0.8,
  steps: 12,
  captionColour: '#f4efe2',
  palette: chalkPalette,
  tone: rubbed,
  treat: (stage) => {
    const tooth = paperTile(stage.environment, { gain: 0.2, seed: stage.seed ^ 9 });
    return {
      finish: (canvas, finish) => finishLayer(stage, canvas, { ...finish, tooth }),
      plate: (ctx) => paintSmears(ctx, stage),
    };
  },
};
