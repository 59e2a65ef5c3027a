import { SUBJECTS } from '@kinora/subjects';

import { COLOURS } from '../lexicon/colours.data.ts';
import { valueAt, type PlanPart } from '../plan/claim.ts';
import type { AirKind, CastEntry, Relation, ScenePlan } from '../plan/scene-plan.ts';

/** What each part is when words say nothing of it, and what it is instead where they ask for just that. */
const USUAL: Partial<Record<string, readonly [usual: unknown, other: unknown]>> = {
  set: ['calm', 'city'],
  time: ['day', 'night'],
  weather: ['clear', 'rain'],
  season: ['summer', 'winter'],
  camera: ['still', 'pan-left'],
  framing: ['medium', 'wide'],
  angle: ['level', 'low'],
  air: [null, 'leaves'],
  style: ['storybook', 'ink'],
  slope: [undefined, undefined],
  variety: [null, null],
  mood: [null, null],
  iceberg: [false, true],
};

type Change = (entry: CastEntry) => CastEntry;

const usualOf = ({ name }: CastEntry): Partial<Pick<CastEntry, 'mode' | 'size'>> => {
  const subjects: Readonly<Record<string, Pick<CastEntry, 'mode' | 'size'> | undefined>> = SUBJECTS;
  const { mode, size } = subjects[name] ?? {};
  return { ...(mode ? { mode } : {}), ...(size ? { size } : {}) };
};

/** One of the cast as if words had said nothing of one part. */
const CHANGES: Partial<Record<string, Change>> = {
  count: (entry) => ({ ...entry, count: 1, crowd: undefined }),
  crowd: (entry) => ({ ...entry, crowd: undefined }),
  action: (entry) => ({ ...entry, action: null, mode: usualOf(entry).mode ?? entry.mode }),
  mode: (entry) => ({ ...entry, mode: entry.mode === 'ground' ? 'air' : 'ground' }),
  relation: (entry) => ({ ...entry, relation: null }),
  isFacing: (entry) => ({ ...entry, isFacing: undefined }),
  stature: (entry) => ({ ...entry, stature: undefined, size: usualOf(entry).size ?? entry.size }),
};

/** Looks that are colours: another one is seen to be another, where none may be the same as the usual one. */
const COLOURED = ['tint', 'cloth', 'hair', 'odd'];
const OTHERS = [COLOURS.blue, COLOURS.red] as const;

function withoutLook({ looks, ...entry }: CastEntry, key: string): CastEntry {
  // Who has the head down hangs from what it is under.
  if (key === 'isInverted' && entry.relation?.kind === 'hanging') return { ...entry, relation: null, looks };
  if (key === 'kind') return { ...entry, looks: { ...looks, kind: 'person' } };
  if (COLOURED.includes(key)) {
    const [usual, other] = OTHERS;
    return { ...entry, looks: { ...looks, [key]: Reflect.get(looks, key) === usual ? other : usual } };
  }
  return { ...entry, looks: Object.fromEntries(Object.entries(looks).filter(([name]) => name !== key)) };
}

/** How one stands to another when one of the cast is gone; who stood to that one stands alone. */
function relationWithout(gone: number, relation: Relation | null): Relation | null {
  if (!relation || relation.to === gone) return null;
  return { ...relation, to: relation.to > gone ? relation.to - 1 : relation.to };
}

const withoutOne = (cast: readonly CastEntry[], gone: number): CastEntry[] =>
  cast
    .filter((_, index) => index !== gone)
    .map((entry) => ({ ...entry, relation: relationWithout(gone, entry.relation) }));

function withoutOfCast(plan: ScenePlan, [at, part, key]: readonly (string | undefined)[]): ScenePlan {
  const index = Number(at);
  if (part === undefined) return { ...plan, cast: withoutOne(plan.cast, index) };
  const change: Change =
    part === 'looks' ? (entry) => withoutLook(entry, key ?? '') : (CHANGES[part] ?? ((one) => one));
  const scroll = part === 'action' && index === 0 ? 0 : plan.scroll;
  return { ...plan, scroll, cast: plan.cast.map((entry, place) => (place === index ? change(entry) : entry)) };
}

/** What falls by itself in a weather or a season. */
const BRINGS: Partial<Record<string, readonly (AirKind | null)[]>> = { weather: ['rain', 'snow'], season: ['leaves'] };

/** A shot's plan as if its words had said nothing of one part; everything stands where it stood. */
export function withoutPart(plan: ScenePlan, part: PlanPart): ScenePlan {
  const [kind = '', ...rest] = part.split('/');
  if (kind === 'cast') return withoutOfCast(plan, rest);
  if (kind === 'without') return { ...plan, without: plan.without?.filter((_, index) => index !== Number(rest[0])) };
  const [usual, other] = USUAL[kind] ?? [];
  const changed = { ...plan, [kind]: valueAt(plan, part) === usual ? other : usual };
  return BRINGS[kind]?.includes(plan.air) === true ? { ...changed, air: null } : changed;
}
