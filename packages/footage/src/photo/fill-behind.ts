import { smoothStep, contextOf, type Canvas, type PaintEnv } from '@kinora/drawing';

import { blurPlane, createPlane, mapPlane, resizePlane, samplePlane, type Plane } from './plane.ts';

/** A colour channel with how much each of its pixels is known. */
interface Known {
  readonly value: Plane;
  readonly weight: Plane;
}

function halve({ value, weight }: Known): Known {
  const width = Math.ceil(value.width / 2);
  const height = Math.ceil(value.height / 2);
  const small = { value: createPlane(width, height), weight: createPlane(width, height) };
  for (let at = 0; at < value.data.length; at++) {
    const to = (Math.floor(at / value.width) >> 1) * width + ((at % value.width) >> 1);
    const known = weight.data[at] ?? 0;
    small.value.data[to] = (small.value.data[to] ?? 0) + (value.data[at] ?? 0) * known;
    small.weight.data[to] = (small.weight.data[to] ?? 0) + known;
  }
  return {
    value: mapPlane(small.value, (sum, at) => sum / Math.max(1e-6, small.weight.data[at] ?? 0)),
    weight: mapPlane(small.weight, (sum) => Math.min(1, sum)),
  };
}

/**
 * Fills what is not known from what is around it, by averaging down a pyramid and reading back up (pull-push, Gortler
 * et al., "The lumigraph", 1996).
 */
export function fillUnknown(known: Known): Plane {
  const { value, weight } = known;
  if (value.width <= 2 || value.height <= 2) return value;
  const coarse = fillUnknown(halve(known));
  const wide = resizePlane(coarse, value.width, value.height);
  return mapPlane(value, (own, at) => {
    const share = weight.data[at] ?? 0;
    return own * share + (wide.data[at] ?? 0) * (1 - share);
  });
}

/** Everything the subject reaches, and a rim around it, so that no edge of it stays behind. */
export function widenMatte(matte: Plane, radius: number): Plane {
  return mapPlane(
    blurPlane(
      mapPlane(matte, (value) => smoothStep(0.1, 0.5, value)),
      radius,
    ),
    (value) => smoothStep(0.02, 0.28, value),
  );
}

const FILL_SIDE = 160;

/** Paints over the subject what could be behind it: the surroundings, carried on smoothly. Works in place. */
export function fillBehind(environment: PaintEnv, canvas: Canvas, matte: Plane): void {
  const ctx = contextOf(canvas);
  const scale = FILL_SIDE / Math.max(canvas.width, canvas.height);
  const width = Math.max(4, Math.round(canvas.width * scale));
  const height = Math.max(4, Math.round(canvas.height * scale));
  const small = environment.canvas(width, height);
  const smallContext = contextOf(small);
  smallContext.imageSmoothingQuality = 'medium';
  smallContext.drawImage(canvas, 0, 0, width, height);
  const pixels = smallContext.getImageData(0, 0, width, height);
  const widened = widenMatte(matte, 4);
  const over = mapPlane(createPlane(width, height), (_, at) =>
    samplePlane(widened, ((at % width) / width) * matte.width, (Math.floor(at / width) / height) * matte.height),
  );
  const weight = mapPlane(over, (value) => (value > 0.02 ? 0 : 1));
  for (const channel of [0, 1, 2]) {
    const value = mapPlane(over, (_, at) => pixels.data[at * 4 + channel] ?? 0);
    const filled = blurPlane(fillUnknown({ value, weight }), 1);
    for (let at = 0; at < filled.data.length; at++) pixels.data[at * 4 + channel] = filled.data[at] ?? 0;
  }
  for (let at = 0; at < over.data.length; at++) pixels.data[at * 4 + 3] = (over.data[at] ?? 0) * 255;
  smallContext.putImageData(pixels, 0, 0);
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(small, 0, 0, canvas.width, canvas.height);
}
