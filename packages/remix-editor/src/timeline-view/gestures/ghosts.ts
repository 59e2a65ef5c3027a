import { TICKS_PER_SECOND, type Edit } from '@kinora/contracts/timeline';

import { CLIP_GAP, type Row } from '../../geometry/rows.ts';
import { pixelsAt, pixelsFor } from '../../geometry/time-scale.ts';
import { GHOST_CLASSES } from './ghost-classes.ts';

/** More are a blur anyway. */
const GHOSTS_MAX = 60;

export interface Ghost {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
}

/** Where the clips of an edit would lie. */
export function ghostsOf({ changes }: Edit, rows: readonly Row[], zoom: number): readonly Ghost[] {
  const byTrack = new Map(rows.map((row) => [row.track.id, row]));
  const clips = changes.flatMap((change) => (change.table === 'clip' && change.after ? change.after : []));
  return clips.slice(0, GHOSTS_MAX).flatMap(({ trackId, start, duration, name }) => {
    const row = byTrack.get(trackId);
    if (!row) return [];
    return {
      left: pixelsAt(start, zoom),
      top: row.top + CLIP_GAP,
      width: Math.max(2, pixelsFor(duration, zoom)),
      height: row.height - 2 * CLIP_GAP,
      text: `${name} ${(duration / TICKS_PER_SECOND).toFixed(2)} s`.trim(),
    };
  });
}

/** Draws ghosts into an element, with as few elements as it can. */
export function showGhosts(host: HTMLElement, ghosts: readonly Ghost[]): void {
  while (host.childElementCount > ghosts.length) host.lastElementChild?.remove();
  for (const [place, { left, top, width, height, text }] of ghosts.entries()) {
    const known = host.children[place];
    const box = known instanceof HTMLElement ? known : host.appendChild(document.createElement('div'));
    box.className = GHOST_CLASSES;
    const [at, across, down] = [`translate(${left}px, ${top}px)`, `${width}px`, `${height}px`];
    Object.assign(box.style, { transform: at, width: across, height: down, lineHeight: down });
    if (box.textContent !== text) box.textContent = text;
  }
}

/** A line at a time, over all lanes; null hides it. */
export function showLine(line: HTMLElement, left: number | null): void {
  line.hidden = left === null;
  if (left !== null) line.style.transform = `translateX(${left}px)`;
}
