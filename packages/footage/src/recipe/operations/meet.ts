import { clamp, lerp, smoothStep, type Context2d } from '@kinora/drawing';

import type { Anchors } from '../../photo/anchors.ts';
import { createLayerPainter } from '../../photo/draw-layers.ts';
import { REST, viewFrom } from '../../photo/pose.ts';
import type { PreparedPicture } from '../../photo/prepare-picture.ts';
import { createSurface } from '../../photo/surface.ts';
import { paintArm, paintJoy } from '../art/embrace.ts';
import { combine, motionOf, moveBack, type Motion } from '../motion.ts';
import { standInAnchors } from '../stand-in.ts';
import type { MakeOperation, PictureStudio } from '../studio.ts';

/** Colour of the middle of a picture's subject, where its clothes are: arms are painted in it. */
function clothColour({ front, extent, anchors }: PreparedPicture): string {
  const { shoulders, box } = anchors ?? standInAnchors();
  if (!front) return '#7a5c8a';
  const x = clamp(Math.round(((shoulders.x - extent.left) / extent.width) * front.width), 0, front.width - 1);
  const place = lerp(shoulders.y, box.bottom, 0.3);
  const y = clamp(Math.round(((place - extent.top) / extent.height) * front.height), 0, front.height - 1);
  const word = front.words[y * front.width + x] ?? 0;
  return `#${[word & 255, (word >> 8) & 255, (word >> 16) & 255].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** How tall both become in the frame. */
const TALL = 0.74;

type Placed = ReturnType<typeof placeOf>;

/** Where one of the two stands: beside the middle, and far out before they have met. */
function placeOf(box: Anchors['box'], side: -1 | 1, apart: number) {
  const scale = TALL / (box.bottom - box.top);
  const near = ((box.right - box.left) * scale * 0.66) / 2;
  return { scale, side, x: side * lerp(near, near + 0.75, apart) - (box.left + box.right) / 2, y: 0.52 - box.bottom };
}

interface Closeness {
  readonly time: number;
  /** 0 apart to 1 together. */
  readonly met: number;
  readonly squeeze: number;
  readonly hugs: boolean;
}

function approach(box: Anchors['box'], { scale, side, x, y }: Placed, { time, met, squeeze, hugs }: Closeness): Motion {
  const lean = (hugs ? 0.1 : 0.02) * met + 0.03 * squeeze;
  return motionOf({
    pivot: { x: (box.left + box.right) / 2, y: box.bottom },
    x,
    y,
    scaleX: scale * (1 - 0.03 * squeeze),
    scaleY: scale * (1 + 0.012 * squeeze),
    lean: -side * lean + side * (1 - met) * 0.05 * Math.sin(time * 9),
  });
}

/** Both sleeves, once they are close enough to hold each other. */
function makeArms({ width, height }: PictureStudio, colours: readonly [string, string]) {
  const middle = width / 2;
  const arm = { width: height * 0.062 };
  return (ctx: Context2d, { time, met }: Closeness) => {
    const reach = smoothStep(0.75, 1, met);
    const y = height * (0.52 + 0.01 * Math.sin(time * 3));
    const [left, right] = [lerp(-0.1, 0.15, reach), lerp(0.1, -0.14, reach)];
    const one = { from: [middle - height * 0.16, y], to: [middle + height * left, y + height * 0.05] } as const;
    const two = {
      from: [middle + height * 0.17, y + height * 0.09],
      to: [middle + height * right, y + height * 0.15],
    } as const;
    paintArm(ctx, { ...arm, ...one, colour: colours[0] });
    paintArm(ctx, { ...arm, ...two, colour: colours[1] });
  };
}

/** Brings the subjects of both pictures together. */
export const meet: MakeOperation = (studio, values) => {
  const { second, first, environment, width, height } = studio;
  const hugs = values.text('how') === 'hug';
  const partner = second ?? first;
  const painter = createLayerPainter(partner);
  const surface = createSurface(environment, width, height);
  const own = studio.anchors.box;
  const other = (partner.anchors ?? standInAnchors()).box;
  const arms = makeArms(studio, [clothColour(first), clothColour(partner)]);
  return {
    arrange: (layers, { time, progress }) => {
      const met = smoothStep(0.04, 0.4, progress);
      const squeeze = smoothStep(0.38, 0.5, progress) * (0.6 + 0.4 * Math.sin(time * 3));
      const now: Closeness = { time, met, squeeze, hugs };
      const theirs = approach(other, placeOf(other, 1, 1 - met), now);
      layers.view = viewFrom(REST, first.frontDepth);
      layers.motion = combine(layers.motion, approach(own, placeOf(own, -1, 1 - met), now));
      layers.behind.push((ctx) => {
        surface.clear();
        painter.drawFront(surface.target, viewFrom(REST, partner.frontDepth), [(point) => moveBack(theirs, point)]);
        surface.lay(ctx);
      });
      if (hugs && met > 0.75) layers.before.push((ctx) => arms(ctx, now));
      layers.before.push((ctx) => paintJoy(ctx, { progress, time, hugs }));
    },
  };
};
