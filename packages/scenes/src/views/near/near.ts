import { contextOf, lerp, mix, rgba, type Canvas, type Colour } from '@kinora/drawing';

import { createStage } from '../../scene/create-stage.ts';
import type { SetPainter, Stage } from '../../stage/stage.ts';
import type { Style } from '../../styles/style.ts';

/** Width of the small picture that the place is blurred from, and how far it shrinks. */
const SMALL = 320;
const SHRINK = 9;
const STILL = { x: 0, y: 0, zoom: 1, scroll: 0 };
const LIGHTS = 34;

/** The place by itself, small. */
function paintPlace(stage: Stage, { set, style }: { set: SetPainter; style: Style }): Canvas {
  const { plan, environment } = stage;
  const [width, height] = [SMALL, Math.round((SMALL * plan.height) / plan.width)];
  const small = { ...plan, width, height, cast: [], framing: 'medium' as const, caption: null };
  const built = createStage(small, environment, { style, rigs: new Map() });
  set(built.stage);
  const canvas = environment.canvas(width, height);
  built.drawLayers(contextOf(canvas), 0, STILL);
  return canvas;
}

/** The same so far out of focus that only its colours are left, as large as the frame and its margins. */
function blurPlace({ environment, width, height, frame }: Stage, place: Canvas): Canvas {
  const tiny = environment.canvas(place.width / SHRINK, place.height / SHRINK);
  const tinyCtx = contextOf(tiny);
  tinyCtx.imageSmoothingQuality = 'high';
  tinyCtx.drawImage(place, 0, 0, tiny.width, tiny.height);
  const middle = environment.canvas(place.width, place.height);
  const middleCtx = contextOf(middle);
  middleCtx.imageSmoothingQuality = 'high';
  middleCtx.drawImage(tiny, 0, 0, middle.width, middle.height);
  const wide = environment.canvas(width + frame.margin * 2, height * 1.24);
  const ctx = contextOf(wide);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(middle, 0, 0, wide.width, wide.height);
  return wide;
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: Colour;
  readonly own: number;
}

const toHex = (value = 0) => Math.round(value).toString(16).padStart(2, '0');

/** Round lights in the colours of the place where they are. */
function lightsOf(stage: Stage, place: Canvas): Spot[] {
  const { width, height, unit, palette } = stage;
  const random = stage.fork('lights');
  const pixels = contextOf(place).getImageData(0, 0, place.width, place.height);
  return Array.from({ length: LIGHTS }, () => {
    const [across, down] = [random(), random() * 0.86];
    const at = (Math.floor(down * (pixels.height - 1)) * pixels.width + Math.floor(across * (pixels.width - 1))) * 4;
    const [red, green, blue] = pixels.data.slice(at, at + 3);
    const own = `#${toHex(red)}${toHex(green)}${toHex(blue)}`;
    return {
      x: across * width,
      y: down * height,
      radius: lerp(22, 76, random()) * unit,
      colour: mix(own, mix(palette.glow, '#ffffff', 0.4), 0.4),
      own: random() * 6,
    };
  });
}

/** Any place from so near that it is only a blur of its colours; who is in it fills the frame. */
export function nearOf(set: SetPainter, style: Style): SetPainter {
  return (stage) => {
    const { height, frame, environment } = stage;
    const place = paintPlace(stage, { set, style });
    const blurred = blurPlace(stage, place);
    const backdrop = environment.canvas(stage.width, height);
    contextOf(backdrop).drawImage(blurred, -frame.margin, -height * 0.12);
    stage.backdrop(backdrop);
    const lights = lightsOf(stage, place);
    stage.live(0.3, (ctx, time) => {
      for (const { x, y, radius, colour, own } of lights) {
        const sway = Math.sin(time * 0.5 + own);
        ctx.fillStyle = rgba(colour, 0.2 + 0.06 * sway);
        ctx.beginPath();
        ctx.ellipse(x + sway * radius * 0.16, y, radius, radius, 0, 0, 7);
        ctx.fill();
      }
    });
    const ground = frame.ground;
    stage.addCast({
      ground: () => ground,
      water: () => ground * 0.94,
      airY: 0.5,
      swimY: 0.5,
      floatY: 0.5,
      hazeGain: 0,
      mirrorGain: 0.16,
      shadowGain: 0.4,
      rimGain: 1.1,
    });
  };
}
