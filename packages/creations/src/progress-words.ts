import { unreachable } from '@kinora/contracts';
import type { Creation } from '@kinora/contracts/creations';
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

/** When something is likely to be ready, in seconds: half of all are by `p50`, nine of ten by `p90`. */
export interface Span {
  readonly p50: number;
  readonly p90: number | null;
}

/** From and to in whole seconds or minutes; the same where one number says it all. */
function rounded({ p50, p90 }: Span): { readonly from: number; readonly to: number; readonly inSeconds: boolean } {
  const [least, most] = [p50, Math.max(p50, p90 ?? p50)];
  const inSeconds = most <= SECONDS_MAX;
  const whole = (seconds: number) => Math.max(1, Math.round(inSeconds ? seconds : seconds / MINUTE));
  return { from: whole(least), to: whole(most), inSeconds };
}

/** "about 3 to 5 s left"; estimates are never exact. */
export function leftWords(span: Span): MessageDescriptor {
  const { from, to, inSeconds } = rounded(span);
  const [whole, minutes] = [to, to];
  if (from === to) return inSeconds ? msg`about ${whole} s left` : msg`about ${minutes} min left`;
  return inSeconds ? msg`about ${from} to ${to} s left` : msg`about ${from} to ${to} min left`;
}

/** "ready in about 20 to 40 s". */
export function readyInWords(span: Span): MessageDescriptor {
  const { from, to, inSeconds } = rounded(span);
  const [whole, minutes] = [to, to];
  if (from === to) return inSeconds ? msg`ready in about ${whole} s` : msg`ready in about ${minutes} min`;
  return inSeconds ? msg`ready in about ${from} to ${to} s` : msg`ready in about ${from} to ${to} min`;
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
