// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

import { showStage, STAGE_PLACE } from './stage-place.ts';

const shown: string[] = [];

beforeEach(() => {
  shown.length = 0;
  document.body.innerHTML = `<main id="main"><div id="${STAGE_PLACE}"></div></main>`;
  for (const element of document.querySelectorAll('[id]'))
    element.scrollIntoView = (options) => {
      shown.push(`${element.id} ${typeof options === 'object' ? options.block : ''}`);
    };
});

it.each([
  [true, `${STAGE_PLACE} nearest`],
  [false, 'main start'],
])('brings the stage into sight beside the form or above it (%s)', (isBeside, place) => {
  vi.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: isBeside } as MediaQueryList);
  showStage();
  expect(shown).toEqual([place]);
});
