import type { Edges } from '@kinora/contracts/timeline';

/** Nothing is cut off. */
export const NO_CROP: Edges = { left: 0, top: 0, right: 0, bottom: 0 };
/** How much of each side always stays. */
const LEAST_LEFT = 0.05;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels that a crop leaves of a picture. */
export function croppedSize({ width, height }: Size, { left, top, right, bottom }: Edges): Size {
  return { width: Math.round(width * (1 - left - right)), height: Math.round(height * (1 - top - bottom)) };
}

/** Start and end for a length around a middle, pushed inside from 0 to 1. */
function around(middle: number, length: number): readonly [before: number, after: number] {
  const start = Math.min(1 - length, Math.max(0, middle - length / 2));
  return [start, Math.max(0, 1 - start - length)];
}

/** The largest part of a shape around the middle of what a crop leaves; `ratio` is width through height. */
export function cropToRatio(picture: Size, { left, top, right, bottom }: Edges, ratio: number): Edges {
  const own = picture.width / picture.height;
  const [across, down] = own > ratio ? [ratio / own, 1] : [1, own / ratio];
  const [cutLeft, cutRight] = around((left + 1 - right) / 2, across);
  const [cutTop, cutBottom] = around((top + 1 - bottom) / 2, down);
  return { left: cutLeft, top: cutTop, right: cutRight, bottom: cutBottom };
}

/** What is dragged of a crop: an edge, a corner, or all of it. */
export type CropHandle =
  | 'left'
  | 'right'
  | 'top'
  | 'bottom'
  | 'top-left'
  | 'top-right'
  | 'bottom-left'
  | 'bottom-right'
  | 'all';

const bound = (value: number, most: number) => Math.min(Math.max(0, most), Math.max(0, value));

function movedAll({ left, top, right, bottom }: Edges, x: number, y: number): Edges {
  const [across, down] = [Math.min(right, Math.max(-left, x)), Math.min(bottom, Math.max(-top, y))];
  return { left: left + across, right: right - across, top: top + down, bottom: bottom - down };
}

/** The most that can be cut off, where so much is at the other side. */
const most = (other: number) => 1 - LEAST_LEFT - other;

/** A crop after one of its handles moved by shares of the picture. */
export function moveCrop(crop: Edges, handle: CropHandle, { x, y }: { readonly x: number; readonly y: number }): Edges {
  if (handle === 'all') return movedAll(crop, x, y);
  const { left, top, right, bottom } = crop;
  const holds = (edge: string) => handle.split('-').includes(edge);
  return {
    left: holds('left') ? bound(left + x, most(right)) : left,
    right: holds('right') ? bound(right - x, most(left)) : right,
    top: holds('top') ? bound(top + y, most(bottom)) : top,
    bottom: holds('bottom') ? bound(bottom - y, most(top)) : bottom,
  };
}

/** A crop in a ratio again, after a corner of it moved: the corner that stays, stays. */
export function keepRatio(
  crop: Edges,
  handle: CropHandle,
  { picture, ratio }: { picture: Size; ratio: number },
): Edges {
  const across = 1 - crop.left - crop.right;
  const down = 1 - crop.top - crop.bottom;
  const wanted = ratio / (picture.width / picture.height);
  const width = Math.min(across, down * wanted);
  const height = width / wanted;
  const fromRight = handle.includes('left');
  const fromBottom = handle.includes('top');
  return {
    left: fromRight ? 1 - crop.right - width : crop.left,
    right: fromRight ? crop.right : 1 - crop.left - width,
    top: fromBottom ? 1 - crop.bottom - height : crop.top,
    bottom: fromBottom ? crop.bottom : 1 - crop.top - height,
  };
}
