import { expect, it } from 'vitest';

import { createVideoStamp, type VideoPlanes } from './stamp-video.ts';

const GROUND: readonly number[] = [40, 90, 200];
const PAINT: readonly number[] = [250, 220, 30];

/** BT.709 in limited range, as its standard has it. */
function videoOf([r = 0, g = 0, b = 0]: readonly number[]) {
  return {
    luma: 16 + (219 * (0.2126 * r + 0.7152 * g + 0.0722 * b)) / 255,
    blue: 128 + (224 * (-0.1146 * r - 0.3854 * g + 0.5 * b)) / 255,
    red: 128 + (224 * (0.5 * r - 0.4542 * g - 0.0458 * b)) / 255,
  };
}

const blended = (alpha: number) => videoOf(GROUND.map((level, at) => level + ((PAINT[at] ?? 0) - level) * alpha));

const plane = (stride: number, rows: number, level: number) => ({
  stride,
  data: new Uint8Array(stride * rows).fill(Math.round(level)),
});

/** Eight by six pixels of one colour, with rows that are longer than the frame is wide. */
function groundPlanes(): VideoPlanes {
  const { blue, luma, red } = videoOf(GROUND);
  return { luma: plane(10, 6, luma), blue: plane(6, 3, blue), red: plane(6, 3, red) };
}

/** Half-opaque paint of three by two pixels. */
function aMark() {
  const data = new Uint8ClampedArray(3 * 2 * 4);
  for (let pixel = 0; pixel < 6; pixel += 1) data.set([...PAINT, 128], pixel * 4);
  return { width: 3, height: 2, data };
}

it('is the blend of the colours, converted', () => {
  const planes = groundPlanes();
  createVideoStamp(aMark(), { left: 5, top: 4 })(planes);
  const whole = blended(128 / 255);
  expect(Math.abs((planes.luma.data[4 * 10 + 6] ?? 0) - whole.luma)).toBeLessThan(1);
  expect(Math.abs((planes.blue.data[2 * 6 + 3] ?? 0) - whole.blue)).toBeLessThan(1);
  expect(Math.abs((planes.red.data[2 * 6 + 3] ?? 0) - whole.red)).toBeLessThan(1);
  // Half of the four pixels under this one have paint.
  const half = blended(64 / 255);
  expect(Math.abs((planes.blue.data[2 * 6 + 2] ?? 0) - half.blue)).toBeLessThan(1);
  expect(Math.abs((planes.red.data[2 * 6 + 2] ?? 0) - half.red)).toBeLessThan(1);
});

it('touches nothing that has no paint', () => {
  const [planes, bare] = [groundPlanes(), groundPlanes()];
  createVideoStamp(aMark(), { left: 5, top: 4 })(planes);
  const changed = (name: keyof VideoPlanes) =>
    [...planes[name].data.keys()].filter((at) => planes[name].data[at] !== bare[name].data[at]);
  expect(changed('luma')).toEqual([45, 46, 47, 55, 56, 57]);
  expect(changed('blue')).toEqual([14, 15]);
  expect(changed('red')).toEqual([14, 15]);
});
