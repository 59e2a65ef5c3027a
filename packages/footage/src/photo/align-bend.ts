import { clamp } from '@kinora/drawing';

import type { Anchors } from './anchors.ts';
import type { Bend } from './draw-layers.ts';

/** A place, a size and a lean that two subjects have in common. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
}

/** The triangle of eyes and mouth: its middle, the distance from eyes to mouth or between the eyes, and its lean. */
function faceMark({ face }: Anchors): Mark | null {
  if (!face) return null;
  const { eyes, mouth, span, turn } = face;
  const size = Math.max(span, Math.hypot(mouth.x - eyes.x, mouth.y - eyes.y));
  return { x: (eyes.x * 2 + mouth.x) / 3, y: (eyes.y * 2 + mouth.y) / 3, size, turn };
}

const headMark = ({ head }: Anchors): Mark => ({ x: head.x, y: head.y, size: head.radius, turn: 0 });

/** How far around a head the bend reaches, in its radii. */
const REACH = 3.2;
/** A bend that moves a head farther reaches farther, by this much of the way: nothing tears or folds. */
const STRETCH = 1.3;

/**
 * Bends a picture by a share so that its subject's face comes to lie on another's, as large and leaning as much; heads
 * where not both have faces.
 */
export function alignBend(own: Anchors, other: Anchors, share: number): Bend {
  const [ownFace, otherFace] = [faceMark(own), faceMark(other)];
  const [from, to] = ownFace && otherFace ? [ownFace, otherFace] : [headMark(own), headMark(other)];
  const growth = clamp(to.size / from.size, 0.55, 1.8) ** share;
  const turn = clamp(to.turn - from.turn, -0.7, 0.7) * share;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  const way = Math.hypot(x - from.x, y - from.y);
  const reach = Math.max(Math.max(own.head.radius, other.head.radius) * REACH, way * STRETCH);
  return (point) => {
    const [across, down] = [point.x - x, point.y - y];
    const distance = Math.hypot(across, down) / reach;
    const weight = Math.exp(-distance * distance);
    const flatX = from.x + (across * cos + down * sin) / growth;
    const flatY = from.y + (down * cos - across * sin) / growth;
    point.x += (flatX - point.x) * weight;
    point.y += (flatY - point.y) * weight;
  };
}
