import { showsAngle, showsFraming, type ScenePlan } from '@kinora/reading';

import type { SetPainter } from '../stage/stage.ts';
import type { Style } from '../styles/style.ts';
import { LOOKED_UP } from './looked-up.data.ts';

/** A way to look at a place that needs another painting of it. */
type ViewName = 'overhead' | 'skyward' | 'near';
type Filming = Pick<ScenePlan, 'angle' | 'framing' | 'set' | 'cast'>;

/** The view that a plan asks for; `null` where its place is painted as it is usually seen. */
export function viewOf(plan: Filming): ViewName | null {
  const { angle, framing, set, cast } = plan;
  if (framing === 'macro') return showsFraming(plan) ? 'near' : null;
  if (!showsAngle(set, angle)) return null;
  if (angle === 'above') return 'overhead';
  // What towers by itself, as a castle, is seen from below as its place shows it.
  return angle === 'below' && (cast.length > 0 || LOOKED_UP.includes(set)) ? 'skyward' : null;
}

/** The painter of a place as it is seen in a view. */
const VIEWS: Readonly<Record<ViewName, (set: SetPainter, style: Style) => Promise<SetPainter>>> = {
  overhead: async () => (await import('./overhead/overhead.ts')).paintOverhead,
  skyward: async () => (await import('./skyward/skyward.ts')).paintSkyward,
  near: async (set, style) => (await import('./near/near.ts')).nearOf(set, style),
};

/** A place as a plan wants to see it. */
export async function seenAs(plan: Filming, set: SetPainter, style: Style): Promise<SetPainter> {
  const view = viewOf(plan);
  return view ? await VIEWS[view](set, style) : set;
}
