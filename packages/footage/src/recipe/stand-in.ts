import type { Anchors } from '../photo/anchors.ts';

/** Where a portrait's subject usually is, for pictures in which none was found. */
export function standInAnchors(): Anchors {
  return {
    box: { left: -0.26, top: -0.34, right: 0.26, bottom: 0.44 },
    head: { x: 0, y: -0.2, radius: 0.13, turn: 0 },
    face: null,
    shoulders: { x: 0, y: 0.02, reach: 0.2 },
    feet: { x: 0, y: 0.44 },
    cut: false,
    aside: 0,
  };
}
