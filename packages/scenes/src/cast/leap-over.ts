import { lerp } from '@kinora/drawing';
import { showsAngle, type CastEntry } from '@kinora/reading';

import type { Stage } from '../stage/stage.ts';
import type { Member } from './member.ts';
import type { Moment, Pose } from './pose.ts';

/** Where the feet of who leaps over the lens are as the clip begins and ends, in frame heights. */
const ARC = { from: 0.98, top: 0.64 };
/** How far it turns on its way, in radians. */
const ROLL = 0.34;

/** Whether somebody who jumps is seen from below: they go over the lens, high in the sky. */
export const leapsOver = ({ plan: { angle, set } }: Pick<Stage, 'plan'>, { action }: CastEntry): boolean =>
  action === 'jump' && angle === 'below' && showsAngle(set, angle);

/** Up from the foot of the frame and over it, in one slow arc; what bears nobody else has a sway of its own. */
export function leap({ facing }: Member, { stage, course }: Moment): Partial<Pose> {
  const way = course + 0.5;
  const rise = Math.sin(way * Math.PI * 0.62);
  return { y: lerp(ARC.from, ARC.top, rise) * stage.height, turn: lerp(ROLL, -ROLL, way) * 0.6 * facing };
}
