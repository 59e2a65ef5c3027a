import { showsAngle, type CastEntry } from '@kinora/reading';
import type { Rig } from '@kinora/subjects';

import type { Place, Stage } from '../stage/stage.ts';

/** Where somebody is, how large, and to which side they look. */
interface Seen {
  readonly place: Place;
  readonly size: number;
  readonly facing: number;
}

/** How much is drawn beyond the edges of the frame of what reaches out of it, in frame widths. */
const BEYOND = 0.25;

/** Only what the frame shows of a drawing, which may be many times as large. */
export function inFrame(stage: Stage, rig: Rig, { place, size, facing }: Seen): Rig {
  const { frame, plan } = stage;
  if (plan.framing !== 'macro') return rig;
  const beyond = frame.width * BEYOND;
  const foot = frame.ground + (place.drop ?? 0);
  const [one, other] = [(-beyond - place.x) / size, (frame.width + beyond - place.x) / size];
  const [left, right] = facing > 0 ? [one, other] : [-other, -one];
  const [top, bottom] = [(-beyond - foot) / size, (frame.height + beyond - foot) / size];
  const [boxLeft, boxTop, boxRight, boxBottom] = rig.box;
  const box = [
    Math.max(boxLeft, left),
    Math.max(boxTop, top),
    Math.min(boxRight, right),
    Math.min(boxBottom, bottom),
  ] as const;
  return { ...rig, box };
}

/** What of a drawing a shot shows, and from where. */
export function asFilmed(
  stage: Stage,
  {
    entry,
    carrier,
    rig,
    ...seen
  }: Seen & { readonly entry: CastEntry; readonly rig: Rig; readonly carrier?: object | undefined },
) {
  if (carrier) return { rig };
  return { rig: seen.place.isCut ? inFrame(stage, rig, seen) : rig, towers: towersOver(stage, entry) };
}

/** Whether somebody on the ground is seen from their feet. */
export const towersOver = ({ plan: { angle, set } }: Stage, { mode }: CastEntry): boolean =>
  angle === 'below' && showsAngle(set, angle) && (mode === 'ground' || mode === 'prop');
