import type { MediaClip } from '@kinora/contracts/timeline';
import type { Peaks } from '@kinora/footage/sound';

import type { ClipBox } from './clip-boxes.ts';
import { filmTilesOf } from './film-tiles.ts';
import { isMediaMissing, type MediaPictures, type PaintedRow, type Painting } from './painting.ts';
import { waveBarsOf } from './wave-bars.ts';

type MediaBox = ClipBox & { readonly clip: MediaClip };

const isMediaBox = (box: ClipBox): box is MediaBox => 'mediaId' in box.clip;

/** A clip's pictures, where they are loaded. */
function paintFilm(painting: Painting, box: MediaBox): void {
  const { context, area, zoom, pictures } = painting;
  const film = pictures.film(box.clip.mediaId);
  if (!film) return;
  const { image, tileWidth, tileHeight } = film;
  const length = pictures.medium(box.clip.mediaId)?.duration ?? 0;
  const strip = { clip: box.clip, box, length, aspect: tileWidth / tileHeight, zoom, within: area.width };
  for (const { x, width, column, row, share } of filmTilesOf(strip)) {
    const [left, top] = [column * tileWidth, row * tileHeight];
    context.drawImage(image, left, top, tileWidth * share, tileHeight, x, box.y, width, box.height);
  }
}

export function paintFilms(painting: Painting, rows: readonly PaintedRow[]): void {
  const boxes = rows.flatMap((row) => row.boxes.filter(isMediaBox).filter(({ clip }) => clip.kind !== 'audio'));
  for (const box of boxes) paintFilm(painting, box);
}

const QUIETEST = 0.04;
/** Over the picture of a video there is a strip for its sound, where that is high enough. */
const STRIP = 18;
const PICTURE_MIN = 40;

interface Waveform {
  readonly box: MediaBox;
  readonly peaks: Peaks;
}

/** Where the sound of a clip is drawn: in all of a sound, at the lower edge of a video that is heard itself. */
function soundBox(box: MediaBox, pictures: MediaPictures): MediaBox | null {
  const { clip, y, height } = box;
  if (clip.kind === 'audio') return box;
  const isHeard = clip.kind === 'video' && clip.linkId === null && pictures.medium(clip.mediaId)?.hasSound === true;
  return isHeard && height >= PICTURE_MIN + STRIP ? { ...box, y: y + height - STRIP, height: STRIP } : null;
}

function waveformsOf({ pictures }: Painting, rows: readonly PaintedRow[]): readonly Waveform[] {
  return rows
    .flatMap((row) => row.boxes.filter(isMediaBox))
    .filter(({ clip }) => !isMediaMissing(clip, pictures))
    .flatMap((box) => {
      const where = soundBox(box, pictures);
      const peaks = where && pictures.peaks(box.clip.mediaId);
      return where && peaks ? [{ box: where, peaks }] : [];
    });
}

/** The waveforms of all sounds, bar by bar: a path of so many is slow to fill. */
export function paintWaves(painting: Painting, rows: readonly PaintedRow[]): void {
  const { context, area, zoom, inks } = painting;
  const waveforms = waveformsOf(painting, rows);
  context.fillStyle = inks.plate;
  for (const { box } of waveforms) {
    if (box.clip.kind === 'video') context.fillRect(box.x, box.y, box.width, box.height);
  }
  context.fillStyle = inks['audio-edge'];
  for (const { box, peaks } of waveforms) {
    for (const { x, height } of waveBarsOf({ clip: box.clip, box, peaks, zoom, within: area.width })) {
      const tall = Math.max(QUIETEST, height) * (box.height - 4);
      context.fillRect(x, box.y + (box.height - tall) / 2, 2, tall);
    }
  }
}
