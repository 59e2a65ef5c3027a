import { unreachable, type Creation } from '@kinora/contracts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const ORDINALS: readonly MessageDescriptor[] = [
  msg`First in line`,
  msg`Second in line`,
  msg`Third in line`,
  msg`Fourth in line`,
  msg`Fifth in line`,
  msg`Sixth in line`,
  msg`Seventh in line`,
  msg`Eighth in line`,
  msg`Ninth in line`,
  msg`Tenth in line`,
];

/** The place in line, from the number of jobs before it. */
export function placeWords(jobsBefore: number): MessageDescriptor {
  const place = jobsBefore + 1;
  return ORDINALS[jobsBefore] ?? msg`Number ${place} in line`;
}

const MINUTE = 60;
/** Up to here people count in seconds. */
const SECONDS_MAX = 90;

/** How long something takes, rounded as people would say it. */
export function lengthWords(seconds: number): MessageDescriptor {
  if (seconds <= SECONDS_MAX) {
    const whole = Math.max(1, Math.round(seconds));
    return msg`${whole} s`;
  }
  const minutes = Math.round(seconds / MINUTE);
  return msg`${minutes} min`;
}

/** "about 3 s left"; estimates are never exact. */
export function leftWords(seconds: number): MessageDescriptor {
  if (seconds <= SECONDS_MAX) {
    const whole = Math.max(1, Math.round(seconds));
    return msg`about ${whole} s left`;
  }
  const minutes = Math.round(seconds / MINUTE);
  return msg`about ${minutes} min left`;
}

/** "ready in about 12 s". */
export function readyInWords(seconds: number): MessageDescriptor {
  if (seconds <= SECONDS_MAX) {
    const whole = Math.max(1, Math.round(seconds));
    return msg`ready in about ${whole} s`;
  }
  const minutes = Math.round(seconds / MINUTE);
  return msg`ready in about ${minutes} min`;
}

/** What a running creation is doing. */
export function phaseWords({ phase, done, total }: Pick<Creation, 'phase' | 'done' | 'total'>): MessageDescriptor {
  switch (phase) {
    case null:
    case 'preparing':
      return msg`Preparing the scene`;
    case 'drawing':
      return msg`Drawing frame ${done} of ${total}`;
    case 'finishing':
      return msg`Writing the file`;
    default:
      return unreachable(phase);
  }
}

/** How far it is, 0 to 100; 0 while nothing is known. */
export const percentDone = ({ done, total }: Pick<Creation, 'done' | 'total'>): number =>
  total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0;
