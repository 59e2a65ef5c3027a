import { TICKS_PER_SECOND, type MediaClip, type Ticks } from '@kinora/contracts/timeline';

import type { ClipBox } from './clip-boxes.ts';

const TILES = 12;
const TILES_A_ROW = 4;

/** The moment of the medium that a clip shows, so many ticks after its start. */
export function sourceTimeOf(clip: MediaClip, after: Ticks): Ticks {
  const { sourceIn, sourceDuration, speed, reversed } = clip;
  const into = (after * speed.num) / speed.den;
  return sourceIn + (reversed && sourceDuration !== null ? sourceDuration - into : into);
}

/** One picture of the strip: `column` and `row` say which of the sprite, `share` how much of it from its left edge. */
interface FilmTile {
  readonly x: number;
  readonly width: number;
  readonly column: number;
  readonly row: number;
  readonly share: number;
}

interface Strip {
  readonly clip: MediaClip;
  readonly box: ClipBox;
  /** How long the medium is. */
  readonly length: Ticks;
  /** Width by height of one tile of the sprite. */
  readonly aspect: number;
  readonly zoom: number;
  /** How wide the tile of the canvas is. */
  readonly within: number;
}

function tileAt(clip: MediaClip, length: Ticks, after: Ticks) {
  const share = length > 0 ? sourceTimeOf(clip, after) / length : 0;
  const index = Math.min(TILES - 1, Math.max(0, Math.floor(share * TILES)));
  return { column: index % TILES_A_ROW, row: Math.floor(index / TILES_A_ROW) };
}

/** The pictures of a strip that are within the canvas tile, from the clip's start on. */
export function filmTilesOf({ clip, box, length, aspect, zoom, within }: Strip): readonly FilmTile[] {
  const width = Math.max(8, box.height * aspect);
  const first = Math.max(0, Math.floor(-box.x / width));
  const end = Math.min(box.width, within - box.x);
  const tiles: FilmTile[] = [];
  for (let offset = first * width; offset < end; offset += width) {
    const shown = Math.min(width, box.width - offset);
    const after = ((offset + width / 2) / zoom) * TICKS_PER_SECOND;
    tiles.push({ x: box.x + offset, width: shown, share: shown / width, ...tileAt(clip, length, after) });
  }
  return tiles;
}
