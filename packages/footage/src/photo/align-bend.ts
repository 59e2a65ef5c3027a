import { clamp } from '@kinora/drawing';

import type { Anchors } from './anchors.ts';
import type { Bend } from './draw-layers.ts';

/** A place and a size that two subjects have in common. */
interface Mark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const markOf = ({ head }: Anchors): Mark => ({ x: head.x, y: head.y, size: head.radius });

/** How far around a head the bend reaches, in its radii. */
const REACH = 3.2;

/** Bends a picture by a share so that its subject's head comes to lie on, and becomes as large as, another's. */
export function alignBend(own: Anchors, other: Anchors, share: number): Bend {
  const from = markOf(own);
  const to = markOf(other);
  const growth = clamp(to.size / from.size, 0.55, 1.8) ** share;
  const x = from.x + (to.x - from.x) * share;
  const y = from.y + (to.y - from.y) * share;
  const reach = Math.max(from.size, to.size) * REACH;
  return (point) => {
    const distance = Math.hypot(point.x - x, point.y - y) / reach;
    const weight = Math.exp(-distance * distance);
    const flatX = from.x + (point.x - x) / growth;
    const flatY = from.y + (point.y - y) / growth;
    point.x += (flatX - point.x) * weight;
    point.y += (flatY - point.y) * weight;
  };
}
