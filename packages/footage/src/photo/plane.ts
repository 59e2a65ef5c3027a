import { clamp } from '@kinora/drawing';

/** A picture of one number per pixel, row by row; what the numbers mean stands where the plane is made. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function createPlane(width: number, height: number, value = 0): Plane {
  return { width, height, data: new Float32Array(width * height).fill(value) };
}

/** A plane of the same size whose numbers are made one by one. */
export function mapPlane({ width, height, data }: Plane, change: (value: number, index: number) => number): Plane {
  const mapped = new Float32Array(data.length);
  for (let index = 0; index < data.length; index++) mapped[index] = change(data[index] ?? 0, index);
  return { width, height, data: mapped };
}

interface Walk {
  readonly count: number;
  readonly step: number;
  readonly radius: number;
}

/** Mean of a sliding window along one line; the window shrinks at the ends. */
function blurLine(
  from: Float32Array,
  to: Float32Array,
  { start, count, step, radius }: Walk & { start: number },
): void {
  let sum = 0;
  let inside = 0;
  for (let at = 0; at < Math.min(radius, count); at++, inside++) sum += from[start + at * step] ?? 0;
  for (let at = 0; at < count; at++) {
    if (at + radius < count) {
      sum += from[start + (at + radius) * step] ?? 0;
      inside++;
    }
    if (at - radius > 0) {
      sum -= from[start + (at - radius - 1) * step] ?? 0;
      inside--;
    }
    to[start + at * step] = sum / inside;
  }
}

/** Box mean over (2 radius + 1) squared pixels in linear time. */
export function blurPlane({ width, height, data }: Plane, radius: number): Plane {
  const across = new Float32Array(data.length);
  const down = new Float32Array(data.length);
  for (let y = 0; y < height; y++) blurLine(data, across, { start: y * width, count: width, step: 1, radius });
  for (let x = 0; x < width; x++) blurLine(across, down, { start: x, count: height, step: width, radius });
  return { width, height, data: down };
}

/** The value between pixels; beyond the edge the edge goes on. */
export function samplePlane({ width, height, data }: Plane, x: number, y: number): number {
  const left = clamp(x, 0, width - 1.001);
  const top = clamp(y, 0, height - 1.001);
  const column = Math.floor(left);
  const row = Math.floor(top);
  const fx = left - column;
  const fy = top - row;
  const at = row * width + column;
  const below = row + 1 < height ? at + width : at;
  const upper = (data[at] ?? 0) * (1 - fx) + (data[at + 1] ?? 0) * fx;
  const lower = (data[below] ?? 0) * (1 - fx) + (data[below + 1] ?? 0) * fx;
  return upper * (1 - fy) + lower * fy;
}

export function resizePlane(plane: Plane, width: number, height: number): Plane {
  const made = createPlane(width, height);
  const scaleX = plane.width / width;
  const scaleY = plane.height / height;
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index++) {
      made.data[index] = samplePlane(plane, (x + 0.5) * scaleX - 0.5, (y + 0.5) * scaleY - 0.5);
    }
  }
  return made;
}

/** The value below which this share of the numbers lies. */
export function quantileOf({ data }: Plane, share: number): number {
  const sorted = data.toSorted();
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** Stretched so that the given shares of the numbers become 0 and 1. */
export function stretchPlane(plane: Plane, low = 0.02, high = 0.98): Plane {
  const from = quantileOf(plane, low);
  const range = Math.max(1e-6, quantileOf(plane, high) - from);
  return mapPlane(plane, (value) => clamp((value - from) / range));
}

/** Mean of the numbers, each counted as often as its weight says. */
export function meanOf({ data }: Plane, weights?: Plane): number {
  let sum = 0;
  let total = 0;
  for (let index = 0; index < data.length; index++) {
    const weight = weights ? (weights.data[index] ?? 0) : 1;
    sum += (data[index] ?? 0) * weight;
    total += weight;
  }
  return total > 0 ? sum / total : 0;
}
