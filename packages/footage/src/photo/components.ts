import { mapPlane, type Plane } from './plane.ts';

interface Labels {
  /** 0 outside, else the number of the component. */
  readonly labels: Int32Array;
  /** Weight of each component; index 0 is unused. */
  readonly weights: readonly number[];
}

/** Numbers the connected regions in which the test holds, and weighs them. */
function labelRegions(
  { width, height }: Plane,
  inside: (at: number) => boolean,
  weigh: (at: number) => number,
): Labels {
  const labels = new Int32Array(width * height);
  const weights = [0];
  const queue: number[] = [];
  const visit = (at: number) => {
    if (labels[at] !== 0 || !inside(at)) return;
    labels[at] = weights.length;
    queue.push(at);
  };
  for (let start = 0; start < labels.length; start++) {
    visit(start);
    let weight = 0;
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      weight += weigh(at);
      const x = at % width;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (at >= width) visit(at - width);
      if (at < width * (height - 1)) visit(at + width);
    }
    if (weight > 0) weights.push(weight);
    else if (labels[start] === weights.length) weights.push(0);
  }
  return { labels, weights };
}

/** Keeps the heaviest region of a matte and those of at least a share of its weight; the rest becomes 0. */
export function keepLargeRegions(matte: Plane, weight: Plane, share = 0.22): Plane {
  const { labels, weights } = labelRegions(
    matte,
    (at) => (matte.data[at] ?? 0) > 0.5,
    (at) => 0.001 + (weight.data[at] ?? 0),
  );
  const heaviest = Math.max(...weights);
  return mapPlane(matte, (value, at) => {
    const label = labels[at] ?? 0;
    return label > 0 && (weights[label] ?? 0) >= heaviest * share ? value : 0;
  });
}

/** Closes the holes of a matte that the picture's edge cannot be reached from, up to a share of the picture. */
export function fillHoles(matte: Plane, largest = 0.04): Plane {
  const { width, height } = matte;
  const { labels, weights } = labelRegions(
    matte,
    (at) => (matte.data[at] ?? 0) <= 0.5,
    () => 1,
  );
  const open = new Set<number>();
  for (let x = 0; x < width; x++) {
    open.add(labels[x] ?? 0);
    open.add(labels[(height - 1) * width + x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    open.add(labels[y * width] ?? 0);
    open.add(labels[y * width + width - 1] ?? 0);
  }
  const limit = largest * width * height;
  return mapPlane(matte, (value, at) => {
    const label = labels[at] ?? 0;
    return label > 0 && !open.has(label) && (weights[label] ?? 0) <= limit ? 1 : value;
  });
}
