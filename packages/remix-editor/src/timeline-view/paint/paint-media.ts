import type { MediaClip } from '@kinora/contracts/timeline';

import type { ClipBox } from './clip-boxes.ts';
import { filmTilesOf } from './film-tiles.ts';
import { traceBox } from './paint-grounds.ts';
import { isMediaMissing, type PaintedRow, type Painting } from './painting.ts';
import { waveBarsOf } from './wave-bars.ts';

type MediaBox = ClipBox & { readonly clip: MediaClip };

const isMediaBox = (box: ClipBox): box is MediaBox => 'mediaId' in box.clip;

/** A clip's pictures; whether there were any. */
function paintFilm(painting: Painting, box: MediaBox): boolean {
  const { context, area, zoom, pictures } = painting;
  const film = pictures.film(box.clip.mediaId);
  if (!film) return false;
  const { image, tileWidth, tileHeight } = film;
  const length = pictures.medium(box.clip.mediaId)?.duration ?? 0;
  const strip = { clip: box.clip, box, length, aspect: tileWidth / tileHeight, zoom, within: area.width };
  for (const { x, width, column, row, share } of filmTilesOf(strip)) {
    const [left, top] = [column * tileWidth, row * tileHeight];
    context.drawImage(image, left, top, tileWidth * share, tileHeight, x, box.y, width, box.height);
  }
  return true;
}

/** Pictures have square corners: what is outside of the round ones becomes bed again. */
function roundCorners(painting: Painting, boxes: readonly ClipBox[]): void {
  const { context, inks } = painting;
  context.fillStyle = inks.well;
  context.beginPath();
  for (const box of boxes) {
    context.rect(box.x - 1, box.y, box.width + 2, box.height);
    traceBox(painting, box);
  }
  context.fill('evenodd');
}

export function paintFilms(painting: Painting, rows: readonly PaintedRow[]): void {
  const boxes = rows.flatMap((row) => row.boxes.filter(isMediaBox).filter(({ clip }) => clip.kind !== 'audio'));
  const painted = boxes.filter((box) => paintFilm(painting, box));
  if (painted.length > 0) roundCorners(painting, painted);
}

const QUIETEST = 0.04;

/** The waveforms of all sounds, in one path. */
export function paintWaves(painting: Painting, rows: readonly PaintedRow[]): void {
  const { context, area, zoom, pictures, inks } = painting;
  context.fillStyle = inks['audio-edge'];
  context.beginPath();
  for (const box of rows.flatMap((row) => row.boxes.filter(isMediaBox))) {
    const peaks = box.clip.kind === 'audio' ? pictures.peaks(box.clip.mediaId) : null;
    if (!peaks || isMediaMissing(box.clip, pictures)) continue;
    for (const { x, height } of waveBarsOf({ clip: box.clip, box, peaks, zoom, within: area.width })) {
      const tall = Math.max(QUIETEST, height) * (box.height - 4);
      context.rect(x, box.y + (box.height - tall) / 2, 2, tall);
    }
  }
  context.fill();
}
