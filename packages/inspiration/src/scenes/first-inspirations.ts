import { INSPIRATIONS } from './inspirations.ts';

/** As many as a page that is about something else shows: the test says why so many. */
const COUNT = 13;

/** The first of all, for a page that is about something else too. */
export const FIRST_INSPIRATIONS = INSPIRATIONS.slice(0, COUNT);
