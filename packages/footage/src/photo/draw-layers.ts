import { samplePlane } from './plane.ts';
import { viewFrom, type Point, type Pose, type View } from './pose.ts';
import type { Extent, PreparedPicture } from './prepare-picture.ts';
import type { Raster } from './raster.ts';
import { createGrid, setNode, warpOpaque, warpOver, type Target, type WarpGrid } from './warp.ts';

/** Moves a place of the bent picture to where it comes from in the flat one, in frame heights. */
export type Bend = (point: Point) => void;

/** Draws the layers of one picture. */
export interface LayerPainter {
  readonly picture: PreparedPicture;
  /** Fills the target with the picture (without its subject where that is a layer of its own). */
  drawBack(target: Target, view: View, bends?: readonly Bend[]): void;
  /** Lays the subject over the target; nothing where the picture has none. */
  drawFront(target: Target, view: View, bends?: readonly Bend[]): void;
}

/** Rounds of looking up the depth where the last guess lies. */
const DEPTH_ROUNDS = 3;

interface Nodes {
  readonly picture: PreparedPicture;
  readonly grid: WarpGrid;
  readonly raster: Raster;
}

function eachNode({ picture, grid, raster }: Nodes, find: (point: Point) => void): void {
  const { width, height, extent } = picture;
  const point = { x: 0, y: 0 };
  const acrossRaster = raster.width / extent.width;
  const downRaster = raster.height / extent.height;
  for (let row = 0, node = 0; row <= grid.rows; row++) {
    for (let column = 0; column <= grid.columns; column++, node++) {
      point.x = (column * grid.cell - width / 2) / height;
      point.y = (row * grid.cell) / height - 0.5;
      find(point);
      const x = (point.x - extent.left) * acrossRaster - 0.5;
      const y = (point.y - extent.top) * downRaster - 0.5;
      setNode(grid, raster, [node, x, y]);
    }
  }
}

const depthAt = ({ depth, extent }: PreparedPicture, { x, y }: Point): number =>
  samplePlane(
    depth,
    ((x - extent.left) / extent.width) * depth.width - 0.5,
    ((y - extent.top) / extent.height) * depth.height - 0.5,
  );

/** The place of the picture that shows at a place of the frame: where the guessed depth agrees with itself. */
export function traceBack(picture: PreparedPicture, view: View, point: Point): void {
  const { x, y } = point;
  let depth = depthAt(picture, point);
  for (let round = 0; round < DEPTH_ROUNDS; round++) {
    point.x = x;
    point.y = y;
    view.toPicture(point, depth);
    depth = depthAt(picture, point);
  }
}

const isOutside = ({ left, top, width, height }: Extent, { x, y }: Point) =>
  x < left - 0.02 || y < top - 0.02 || x > left + width + 0.02 || y > top + height + 0.02;

/** Leaves out the cells in which no part of the subject can show. */
function markFilled({ grid, raster }: Nodes, { coverage }: PreparedPicture): void {
  if (!coverage) return;
  const { columns, rows, u, v, filled } = grid;
  const scaleX = coverage.width / raster.width / 65_536;
  const scaleY = coverage.height / raster.height / 65_536;
  const shows = (node: number) => {
    const x = Math.floor((u[node] ?? 0) * scaleX);
    const y = Math.floor((v[node] ?? 0) * scaleY);
    return (coverage.data[y * coverage.width + x] ?? 0) > 0;
  };
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, at++) {
      const node = row * (columns + 1) + column;
      const below = node + columns + 1;
      filled[at] = shows(node) || shows(node + 1) || shows(below) || shows(below + 1) ? 1 : 0;
    }
  }
}

export function createLayerPainter(picture: PreparedPicture): LayerPainter {
  const { back, front, frontDepth, glued } = picture;
  const backNodes: Nodes = { picture, raster: back, grid: createGrid(picture.width, picture.height) };
  const frontNodes = front && { picture, raster: front, grid: createGrid(picture.width, picture.height) };
  return {
    picture,
    drawBack: (target, view, bends = []) => {
      eachNode(backNodes, (point) => {
        traceBack(picture, view, point);
        for (const bend of bends) bend(point);
      });
      warpOpaque(target, backNodes);
    },
    drawFront: (target, view, bends = []) => {
      if (!frontNodes) return;
      eachNode(frontNodes, (point) => {
        if (glued) traceBack(picture, view, point);
        else view.toPicture(point, frontDepth);
        for (const bend of bends) bend(point);
      });
      markFilled(frontNodes, picture);
      warpOver(target, frontNodes);
    },
  };
}

/** Whether a pose shows nothing beyond the picture's edge. */
function isCovered(picture: PreparedPicture, pose: Pose): boolean {
  const view = viewFrom(pose, picture.frontDepth);
  const aspect = picture.width / picture.height;
  for (let step = 0; step <= 12; step++) {
    const share = step / 12 - 0.5;
    const edge = [
      { x: share * aspect, y: -0.5 },
      { x: share * aspect, y: 0.5 },
      { x: -aspect / 2, y: share },
      { x: aspect / 2, y: share },
    ];
    for (const point of edge) {
      traceBack(picture, view, point);
      if (isOutside(picture.extent, point)) return false;
    }
  }
  return true;
}

const ZOOM_STEP = 1.025;
const ZOOM_STEPS = 18;

/** The factor by which a camera has to come nearer, so that the picture's edge never shows. */
export function coveringZoom(picture: PreparedPicture, poses: readonly Pose[]): number {
  let zoom = 1;
  for (let step = 0; step < ZOOM_STEPS; step++) {
    const factor = zoom;
    if (poses.every((pose) => isCovered(picture, { ...pose, zoom: pose.zoom * factor }))) return zoom;
    zoom *= ZOOM_STEP;
  }
  return zoom;
}
