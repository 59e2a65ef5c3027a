import { contextOf, mix, parseHex, toOklab, type Canvas, type Colour, fromOklab } from '@kinora/drawing';
import type { Grade } from '@kinora/reading';

import { mapPalette } from '../stage/palette.ts';
import type { Stage } from '../stage/stage.ts';
import type { Style, Treatment } from './style.ts';
import { keepShape, washOnto } from './treat-layer.ts';

/** The brown of an old photograph. */
const BROWN = '#b08a5a';
/** How far apart two hues may be, in radians, where one of them is kept. */
const NEAR = 0.2;
/** Paler colours are left out, or skin would count as red. */
const LEAST_CHROMA = 0.43;

/** A colour without its hue. */
function greyOf(colour: Colour, { tone }: Grade): Colour {
  const grey = fromOklab([toOklab(colour)[0], 0, 0]);
  return tone === 'sepia' ? mix(grey, BROWN, 0.3) : grey;
}

function hueOf(red: number, green: number, blue: number): readonly [hue: number, chroma: number] {
  const across = red - (green + blue) / 2;
  const up = (Math.sqrt(3) / 2) * (green - blue);
  return [Math.atan2(up, across), Math.hypot(across, up) / 255];
}

/** Takes the colours from a sprite, all but those near to the one that is kept. */
function keepHue(canvas: Canvas, keep: Colour): void {
  const ctx = contextOf(canvas);
  const image = ctx.getImageData(0, 0, canvas.width, canvas.height);
  const { data } = image;
  const [red, green, blue] = parseHex(keep);
  const [wanted] = hueOf(red, green, blue);
  for (let at = 0; at < data.length; at += 4) {
    const [r = 0, g = 0, b = 0] = [data[at], data[at + 1], data[at + 2]];
    const [hue, chroma] = hueOf(r, g, b);
    const apart = Math.abs(Math.atan2(Math.sin(hue - wanted), Math.cos(hue - wanted)));
    if (apart < NEAR && chroma > LEAST_CHROMA) continue;
    data.fill(r * 0.3 + g * 0.59 + b * 0.11, at, at + 3);
  }
  ctx.putImageData(image, 0, 0);
}

function takeColours({ environment }: Stage, canvas: Canvas, { tone }: Grade): void {
  keepShape(environment, canvas, () => {
    washOnto(canvas, { mode: 'saturation', alpha: 1 }, '#888888');
    if (tone === 'sepia') washOnto(canvas, { mode: 'color', alpha: 0.6 }, BROWN);
  });
}

/** A style whose every colour is taken to grey or brown, all but one of the cast's. */
export function gradedStyle(style: Style, grade: Grade): Style {
  const change = (colour: Colour) => greyOf(colour, grade);
  return {
    ...style,
    palette: (mood) => mapPalette(style.palette(mood), change),
    tone: (colour) => change(style.tone?.(colour) ?? colour),
    treat: (stage) => {
      const treatment: Treatment = style.treat(stage);
      return {
        ...treatment,
        finish: (canvas, finish) => {
          treatment.finish(canvas, finish);
          if (finish.kind === 'sprite' && grade.keep) keepHue(canvas, grade.keep);
          else takeColours(stage, canvas, grade);
        },
      };
    },
  };
}
