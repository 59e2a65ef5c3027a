import { clamp } from '@kinora/drawing';

import { keepLargeRegions } from './components.ts';
import { likelyHeads } from './person-head.ts';
import { mapPlane, type Plane } from './plane.ts';
import type { Region } from './raster.ts';

/** Looks take time: no more of people, and of heads in all. */
const [MOST_PEOPLE, MOST_HEADS] = [4, 3];
/** Side of what is looked at around a head, in its radii: a head may lie beside where the outline has it. */
const SIDE = 6;

/** The people of a mask one by one, the largest first. */
function peopleOf(mask: Plane): Plane[] {
  const people: Plane[] = [];
  let rest = mask;
  while (people.length < MOST_PEOPLE) {
    const one = keepLargeRegions(rest, rest, 1);
    const size = one.data.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0);
    if (size < mask.data.length * 0.004) break;
    people.push(one);
    const taken = one;
    rest = mapPlane(rest, (value, at) => ((taken.data[at] ?? 0) > 0.5 ? 0 : value));
  }
  return people;
}

/** The upper end of somebody of whom no head stands out. */
function upperEnd(person: Plane): Region | null {
  const { width, data } = person;
  const inside = Array.from(data.keys()).filter((at) => (data[at] ?? 0) > 0.5);
  const [first] = inside;
  if (first === undefined) return null;
  const top = Math.floor(first / width);
  const tall = Math.floor((inside.at(-1) ?? first) / width) - top;
  const upper = inside.filter((at) => at / width < top + tall * 0.25).map((at) => at % width);
  const [left, right] = [Math.min(...upper), Math.max(...upper)];
  const side = clamp(Math.max(right - left, tall * 0.4), 1, width);
  return { x: (left + right - side) / 2, y: top - side * 0.2, width: side, height: side };
}

const around = ({ x, y, radius }: { x: number; y: number; radius: number }): Region => {
  const side = radius * SIDE;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
};

/** Where faces should be looked for from near, by the people in a mask; in shares of the mask's sides. */
export function placesOfHeads(mask: Plane): Region[] {
  const { width, height } = mask;
  const places = peopleOf(mask).flatMap((person) => {
    const heads = likelyHeads(person).slice(0, MOST_HEADS);
    return heads.length > 0 ? heads.map(around) : (upperEnd(person) ?? []);
  });
  return places.slice(0, MOST_HEADS).map((place) => ({
    x: place.x / width,
    y: place.y / height,
    width: place.width / width,
    height: place.height / height,
  }));
}
