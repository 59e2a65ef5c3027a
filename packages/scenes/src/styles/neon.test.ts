import { contextOf } from '@kinora/drawing';
import { differ, paintOn, pixelAt } from '@kinora/drawing/testing';
import { describe, expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';

function finished(kind: 'layer' | 'sprite' | 'sky') {
  const { stage } = aStage({ style: 'neon', width: 1280, height: 720 });
  const canvas = stage.environment.canvas(100, 100);
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#20a020';
  ctx.fillRect(20, 20, 60, 60);
  const before = paintOn([100, 100], (context) => context.drawImage(canvas, 0, 0)).pixels;
  stage.finish(canvas, { kind, parallax: 1 });
  const after = paintOn([100, 100], (context) => context.drawImage(canvas, 0, 0)).pixels;
  return { before, after };
}

const green = (kind: 'layer' | 'sprite') => pixelAt(finished(kind).after, 50, 50)[1];

describe('neon', () => {
  it('has a cyan edge on one side and a magenta one on the other', () => {
    const { after } = finished('layer');
    const [leftRed, leftGreen] = pixelAt(after, 21, 50);
    const [rightRed, rightGreen] = pixelAt(after, 78, 50);
    expect(leftRed - leftGreen).not.toBe(rightRed - rightGreen);
    expect(Math.sign(leftRed - leftGreen)).toBe(-Math.sign(rightRed - rightGreen));
  });

  it('sinks a layer into violet and keeps more of a sprite', () => {
    expect(green('layer')).toBeLessThan(80);
    expect(green('sprite')).toBeGreaterThan(green('layer') + 20);
  });

  it('leaves the sky alone', () => {
    const { before, after } = finished('sky');
    expect(differ(before, after)).toBe(false);
  });
});
