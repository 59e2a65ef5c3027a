import type { CameraMove } from '@kinora/reading';
import { describe, expect, it } from 'vitest';

import { aPlan } from '../testing/a-stage.ts';
import { CAMERA_MOVES } from './camera-moves.ts';
import { makeCamera, viewLayer } from './camera.ts';
import { composeFrame } from './compose-frame.ts';

const frame = composeFrame({ width: 1280, height: 720 });
function course(camera: CameraMove, scroll = 0) {
  const at = makeCamera(aPlan({ camera, scroll, seconds: 4 }), frame);
  return { start: at(0), middle: at(2), end: at(4) };
}

describe('the camera', () => {
  it.each([
    ['pan-right', 'x', 1],
    ['pan-left', 'x', -1],
    ['tilt-down', 'y', 1],
    ['tilt-up', 'y', -1],
    ['zoom-in', 'zoom', 1],
    ['zoom-out', 'zoom', -1],
  ] as const)('%s changes %s', (move, axis, sign) => {
    const { start, end } = course(move);
    expect(Math.sign(end[axis] - start[axis])).toBe(sign);
    expect(Math.abs(end[axis] - start[axis])).toBeGreaterThan(0.05);
  });

  it.each(Object.keys(CAMERA_MOVES) as CameraMove[])('%s never shows what lies beside a layer', (move) => {
    const at = makeCamera(aPlan({ camera: move, seconds: 4 }), { ...frame, unit: 0 });
    for (let time = 0; time <= 4; time += 0.1) {
      const { x, y, zoom, depth = 1 } = at(time);
      expect(Math.abs(x) * 1.5).toBeLessThan(frame.margin);
      expect(Math.abs(y)).toBeLessThan(frame.height * 0.06);
      expect(Math.min(zoom, depth)).toBeGreaterThanOrEqual(0.999);
    }
  });

  it('brings the distance nearer in a dolly zoom while the hero keeps its size', () => {
    const { start, end } = course('dolly-zoom');
    const scales = [start, end].map((camera) => [0.1, 1].map((parallax) => viewLayer(camera, parallax, frame).scale));
    expect((scales[1]?.[0] ?? 0) / (scales[0]?.[0] ?? 1)).toBeGreaterThan(1.2);
    expect(Math.abs((scales[1]?.[1] ?? 0) - (scales[0]?.[1] ?? 0))).toBeLessThan(0.06);
  });

  it.each([
    ['whip-pan', 'x'],
    ['crash-zoom', 'zoom'],
  ] as const)('%s is over within a second', (move, axis) => {
    const at = makeCamera(aPlan({ camera: move, seconds: 4 }), { ...frame, unit: 0 });
    const steps = Array.from({ length: 40 }, (_, step) => Math.abs(at(step / 10 + 0.1)[axis] - at(step / 10)[axis]));
    expect(steps.filter((step) => step > Math.max(...steps) * 0.2).length).toBeLessThan(9);
  });

  it('stands perfectly still when told', () => {
    const { start, middle, end } = course('still');
    expect([middle, end]).toEqual([start, start]);
  });

  it('starts and stops softly', () => {
    const at = makeCamera(aPlan({ camera: 'pan-right', seconds: 4 }), { ...frame, unit: 0 });
    const step = (time: number) => at(time + 0.1).x - at(time).x;
    expect(step(0)).toBeLessThan(step(2) / 3);
    expect(step(3.9)).toBeLessThan(step(2) / 3);
  });

  it('scrolls the world under a runner, and only then', () => {
    expect(course('track', 0.3).end.scroll).toBeGreaterThan(1000);
    expect(course('track').end.scroll).toBe(0);
  });
});

describe('a layer', () => {
  const camera = { x: 40, y: 10, zoom: 1, scroll: 0 };

  it('moves by its parallax', () => {
    expect(viewLayer(camera, 0, frame).x).toBeCloseTo(0);
    expect(viewLayer(camera, 0.5, frame)).toMatchObject({ scale: 1, x: -20, y: -5, flat: true });
    expect(viewLayer(camera, 1.7, frame).x).toBeCloseTo(-68);
  });

  it('scales about the hero on the horizon', () => {
    const { scale, x, y, flat } = viewLayer({ ...camera, x: 0, y: 0, zoom: 1.2 }, 1, frame);
    expect(flat).toBe(false);
    expect(frame.heroX * scale + x).toBeCloseTo(frame.heroX);
    expect(frame.horizon * scale + y).toBeCloseTo(frame.horizon);
  });
});
