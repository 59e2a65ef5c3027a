import { clamp, contextOf } from '@kinora/drawing';
import { traitsOf } from '@kinora/reading';

import { layRoomLight } from '../light/room-light.ts';
import { softenSmall } from '../light/soften.ts';
import type { Stage, Strip, StripOptions, StripPaint } from '../stage/stage.ts';
import type { StripArt } from '../stage/strip-layer.ts';

interface Tile {
  readonly stage: Stage;
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly scrolls: boolean;
}

/** Scatters evenly with jitter; on a scrolling strip nothing may straddle the seam. */
function scatterOn({ stage, left, right, width, scrolls }: Tile): Strip['scatter'] {
  return (count, radius, draw) => {
    const jitter = Array.from({ length: count }, () => stage.random()).toSorted((one, two) => one - two);
    const edge = Math.max(45 * stage.unit, Math.min(0.35 * radius, 110 * stage.unit));
    jitter.forEach((share, index) => {
      const x = left + ((index + share) / count) * width;
      draw(scrolls ? clamp(x, left + edge, right - edge) : x, index);
    });
  };
}

function wrapOn({ left, right, width, scrolls }: Tile): Strip['wrap'] {
  return (x, radius, draw) => {
    draw(x);
    if (scrolls && x - radius < left) draw(x + width);
    if (scrolls && x + radius > right) draw(x - width);
  };
}

/** Depth of field behind whoever is seen close, in pixels of a 720-line frame; nothing is soft where nobody stands before it. */
const CLOSE_BLUR = 9;

/** Paints a static layer once, wide enough for the camera, and gives it the style's finish. */
export function paintStrip(stage: Stage, options: StripOptions, paint: StripPaint): StripArt {
  const { frame, environment, height, plan, unit } = stage;
  const scrolls = plan.scroll > 0 && options.fixed !== true;
  const width = Math.ceil(scrolls ? frame.width * 1.75 : frame.width + 2 * frame.margin);
  const tile = { stage, left: -frame.margin, right: width - frame.margin, width, scrolls };
  const top = Math.floor(options.top);
  const bottom = Math.ceil(options.bottom ?? height * 1.1);
  const painted = environment.canvas(width, bottom - top);
  const ctx = contextOf(painted);
  ctx.translate(frame.margin, -top);
  paint(ctx, { ...tile, top, bottom, scatter: scatterOn(tile), wrap: wrapOn(tile) });
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  if (traitsOf(plan.set).indoors) layRoomLight(stage, painted, [-frame.margin, top]);
  const finished = stage.finish(painted, { parallax: options.parallax });
  const isBehind = plan.framing === 'close' && plan.cast.length > 0 && options.parallax < 1;
  const far = isBehind ? CLOSE_BLUR : 0;
  const blur = Math.max(options.blur ?? 0, far) * unit;
  const canvas = blur > 1 ? softenSmall(environment, finished, blur) : finished;
  return { canvas, options, width, top, height: bottom - top, scrolls };
}
