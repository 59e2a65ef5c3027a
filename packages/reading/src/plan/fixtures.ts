import type { FIXTURES } from './fixtures.data.ts';

/** What words may put into a place. */
export type FixtureName = keyof typeof FIXTURES;
