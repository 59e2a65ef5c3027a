import { contextOf, type Pixels } from '@kinora/drawing';
import { aPicture, meanDifference, nodeCanvas, nodePaintEnv } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { createOverlay } from './create-overlay.ts';
import { OVERLAYS, type OverlayName } from './overlays.ts';

const FRAME = { width: 192, height: 108, seed: 4 };
const source = aPicture(FRAME, 0);
const names = Object.keys(OVERLAYS).filter((name): name is OverlayName => name in OVERLAYS);

/** A frame of the source with an overlay at some moments. */
function overlaid(name: OverlayName, times: readonly number[], strength?: number): Pixels[] {
  const overlay = createOverlay(name, { ...FRAME, strength }, nodePaintEnv());
  return times.map((time) => {
    const ctx = contextOf(nodeCanvas(FRAME.width, FRAME.height));
    const image = ctx.createImageData(FRAME.width, FRAME.height);
    image.data.set(source.data);
    ctx.putImageData(image, 0, 0);
    overlay.draw(ctx, time);
    return ctx.getImageData(0, 0, FRAME.width, FRAME.height);
  });
}

const change = (pixels: Pixels | undefined) => (pixels ? meanDifference(source, pixels) : 0);

describe.each(names)('%s', (name) => {
  it('is seen, moves, leaves the picture to be seen, and can be drawn at any moment', () => {
    const [first, later, again] = overlaid(name, [1.5, 2.5, 1.5]);
    // Dust is a few specks: at one moment alone there may be hardly any.
    expect(change(first) + change(later)).toBeGreaterThan(0.04);
    expect(change(first)).toBeLessThan(70);
    expect(first && later ? meanDifference(first, later) : 0).toBeGreaterThan(0.02);
    expect(first && again ? meanDifference(first, again) : 1).toBe(0);
  });
});

it('can be weaker', () => {
  const [whole] = overlaid('fog', [1]);
  const [half] = overlaid('fog', [1], 0.5);
  expect(change(half)).toBeGreaterThan(change(whole) * 0.4);
  expect(change(half)).toBeLessThan(change(whole) * 0.6);
});
