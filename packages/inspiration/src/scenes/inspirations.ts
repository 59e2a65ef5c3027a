import type { Inspiration } from './inspiration.ts';
import { INSPIRED_EFFECTS } from './inspired-effects.data.ts';
import { INSPIRED_RESTYLES } from './inspired-restyles.data.ts';
import { INSPIRED_SCENES } from './inspired-scenes.data.ts';

/** Spreads the items of lists evenly over one, each list in its order. */
function spread(lists: readonly (readonly Inspiration[])[]): readonly Inspiration[] {
  return lists
    .flatMap((list) => list.map((one, index) => ({ one, place: (index + 0.5) / list.length })))
    .toSorted((first, second) => first.place - second.place)
    .map(({ one }) => one);
}

/** All there are, the tools mixed, so that any beginning of the list shows what each can do. */
export const INSPIRATIONS = spread([INSPIRED_SCENES, INSPIRED_EFFECTS, INSPIRED_RESTYLES]);
