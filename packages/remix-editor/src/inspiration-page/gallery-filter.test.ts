import { INSPIRATIONS } from '@kinora/inspiration';
import { expect, it } from 'vitest';

import { EVERYTHING, filterGallery, offeredIn } from './gallery-filter.ts';

it('shows everything until something is wanted', () => {
  expect(filterGallery(INSPIRATIONS, EVERYTHING)).toEqual(INSPIRATIONS);
});

it('keeps what has all that is wanted', () => {
  const found = filterGallery(INSPIRATIONS, { tool: 'text', mood: 'calm', look: 'ink' });
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ tool, mood, look }) => tool === 'text' && mood === 'calm' && look === 'ink')).toBe(true);
});

it('offers only what leads somewhere', () => {
  expect([...offeredIn(INSPIRATIONS, { ...EVERYTHING, tool: 'video' }, 'look')]).not.toContain('woodcut');
  expect([...offeredIn(INSPIRATIONS, { ...EVERYTHING, look: 'oil' }, 'tool')]).toEqual(['video']);
});

it('offers the others beside the one that is chosen', () => {
  expect(offeredIn(INSPIRATIONS, { ...EVERYTHING, tool: 'text' }, 'tool')).toEqual(
    new Set(['text', 'effect', 'video']),
  );
});
