import { describe, expect, it } from 'vitest';

import { aPeopleFinder, aPhotograph, pixelsOf, type PhotographName } from '../testing/a-photograph.ts';

const SIZE = 64;
const find = await aPeopleFinder();

async function lookAt(name: PhotographName) {
  const mask = find(pixelsOf(await aPhotograph(name)), { width: SIZE, height: SIZE });
  return (x: number, y: number) => mask[Math.floor(y * SIZE) * SIZE + Math.floor(x * SIZE)] ?? 0;
}

describe('people in photographs', () => {
  it.each([
    // Places on somebody and beside them, as shares of the picture.
    ['admiral', [0.45, 0.35, 0.5, 0.8], [0.05, 0.1, 0.9, 0.2]],
    ['astronaut', [0.45, 0.15, 0.4, 0.7], [0.1, 0.1, 0.9, 0.1]],
    ['photographer', [0.42, 0.2, 0.25, 0.5], [0.1, 0.1, 0.85, 0.8]],
  ] as const)('are where the %s is', async (name, [x, y, x2, y2], [besideX, besideY, beside2X, beside2Y]) => {
    const share = await lookAt(name);
    expect(share(x, y)).toBeGreaterThan(0.9);
    expect(share(x2, y2)).toBeGreaterThan(0.9);
    expect(share(besideX, besideY)).toBeLessThan(0.1);
    expect(share(beside2X, beside2Y)).toBeLessThan(0.1);
  });

  it('are not in a night sky', async () => {
    const share = await lookAt('rocket');
    expect(share(0.5, 0.5)).toBeLessThan(0.1);
  });

  it('are found where they are small in a picture', async () => {
    const whole = pixelsOf(await aPhotograph('astronaut'));
    const wide = { width: whole.width * 3, height: whole.height * 2 };
    const data = new Uint8ClampedArray(wide.width * wide.height * 4).fill(128);
    for (let row = 0; row < whole.height; row++) {
      const part = whole.data.subarray(row * whole.width * 4, (row + 1) * whole.width * 4);
      data.set(part, ((row + whole.height) * wide.width + whole.width) * 4);
    }
    const mask = find({ ...wide, data }, { width: 192, height: 128 });
    const at = (x: number, y: number) => mask[y * 192 + x] ?? 0;
    expect(at(64 + 29, 64 + 10)).toBeGreaterThan(0.9);
    expect(at(64 + 26, 64 + 45)).toBeGreaterThan(0.9);
    expect(at(20, 100)).toBeLessThan(0.05);
    expect(at(170, 20)).toBeLessThan(0.05);
  });
});
