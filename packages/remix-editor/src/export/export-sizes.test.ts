import { expect, it } from 'vitest';

import { exportedLength, exportSizes, usualSize } from './export-sizes.ts';

it.each([
  [{ width: 1920, height: 1080 }, ['640×360', '854×480', '1280×720', '1920×1080']],
  [{ width: 1080, height: 1920 }, ['360×640', '480×854', '720×1280', '1080×1920']],
  [{ width: 1080, height: 1080 }, ['360×360', '480×480', '720×720', '1080×1080']],
])('keeps the shape and even sides: %j', (project, sizes) => {
  expect(exportSizes(project).map(({ width, height }) => `${width}×${height}`)).toEqual(sizes);
});

it('begins with what is nearest to the project', () => {
  expect([640, 1000, 1920].map((height) => usualSize({ width: 4000, height }))).toEqual([720, 1080, 1080]);
  expect(usualSize({ width: 640, height: 360 })).toBe(360);
});

it('exports the marked range where that is wanted', () => {
  expect(exportedLength({ range: { start: 10, end: 40 } }, 100, true)).toBe(30);
  expect(exportedLength({ range: { start: 10, end: 40 } }, 100, false)).toBe(100);
  expect(exportedLength({ range: null }, 100, true)).toBe(100);
});
