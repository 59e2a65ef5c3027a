/** A place of the square that the network looks at, 0 to 1, about which it measures a face. */
interface FaceAnchor {
  readonly x: number;
  readonly y: number;
}

/** Cells along a side of the square, and how many faces are measured about the middle of each, in the file's order. */
const GRIDS = [
  { cells: 16, faces: 2 },
  { cells: 8, faces: 6 },
] as const;

/**
 * The anchors of the short-range network: a grid of a cell for every 8 pixels with two faces each, then one for every
 * 16 with six. All have size 1, so only their middles matter. After Liu et al., "SSD: Single Shot MultiBox Detector",
 * 2016, as Bazarevsky et al., "BlazeFace: Sub-millisecond Neural Face Detection on Mobile GPUs", 2019, lay them out.
 */
export const FACE_ANCHORS: readonly FaceAnchor[] = GRIDS.flatMap(({ cells, faces }) =>
  Array.from({ length: cells * cells * faces }, (_, index) => {
    const cell = Math.floor(index / faces);
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells };
  }),
);
