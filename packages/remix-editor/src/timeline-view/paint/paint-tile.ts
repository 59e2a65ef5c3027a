import { boxesOf } from './clip-boxes.ts';
import { paintBars, paintBed, paintCorners, paintGrounds } from './paint-grounds.ts';
import { paintLabels } from './paint-labels.ts';
import { paintChosen, paintDimness, paintEdges, paintFades, paintTransitions } from './paint-marks.ts';
import { paintFilms, paintWaves } from './paint-media.ts';
import type { PaintedRow, Painting } from './painting.ts';

const LAYERS: readonly ((painting: Painting, rows: readonly PaintedRow[]) => void)[] = [
  paintBed,
  paintGrounds,
  paintBars,
  paintFilms,
  paintWaves,
  paintEdges,
  paintCorners,
  paintFades,
  paintLabels,
  paintDimness,
  paintTransitions,
  paintChosen,
];

/** Repaints a tile, colour by colour: a canvas is slow at changing its state. */
export function paintTile(painting: Painting): void {
  const { band, area, zoom } = painting;
  const rows = band.rows.map((row) => ({ row, ...boxesOf(row, area, zoom) }));
  for (const paint of LAYERS) paint(painting, rows);
}
