import type { Looks } from '@kinora/subjects';

/** What of one of the cast draws some words; `self` is that it is there at all. */
export type EntryPart =
  | 'self'
  | 'mode'
  | 'count'
  | 'crowd'
  | 'action'
  | 'relation'
  | 'isFacing'
  | 'stature'
  | `looks/${keyof Looks}`;

/** Parts of a plan that words may ask for, besides its cast. */
export type ScenePart =
  | 'set'
  | 'site'
  | 'fixture'
  | 'slope'
  | 'grade'
  | 'time'
  | 'weather'
  | 'season'
  | 'camera'
  | 'framing'
  | 'angle'
  | 'air'
  | 'style'
  | 'variety'
  | 'mood'
  | 'iceberg'
  | `without/${number}`;

/** A part of a shot's plan, as a path: `time`, `cast/0`, `cast/0/looks/tint`. */
export type ShotPart = ScenePart | `cast/${number}` | `cast/${number}/${Exclude<EntryPart, 'self'>}`;

/** The same of a film, where it may be of one of its shots. */
export type PlanPart = ShotPart | `shots/${number}/${ShotPart}`;

/** Words of a prompt, with the part of its plan that draws them. */
export interface Claim<Part extends PlanPart = PlanPart> {
  readonly words: string;
  readonly part: Part;
}

/** The path of what draws words about one of the cast. */
export const castPart = (index: number, part: EntryPart): ShotPart =>
  part === 'self' ? `cast/${index}` : `cast/${index}/${part}`;

/** What a plan holds at a path; undefined where it holds nothing there. */
export function valueAt(plan: object, part: PlanPart | EntryPart): unknown {
  return part
    .split('/')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      plan,
    );
}

/** Whether a plan draws anything at a path. */
export function holdsPart(plan: object, part: PlanPart | EntryPart): boolean {
  const value = valueAt(plan, part);
  return value !== undefined && value !== null && value !== false;
}
