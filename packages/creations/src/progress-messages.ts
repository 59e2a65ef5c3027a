import { unreachable } from '@kinora/contracts';
import { EDITOR_MODEL } from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const ORDINALS: readonly MessageDescriptor[] = [
  msg`1st in queue`,
  msg`2nd in queue`,
  msg`3rd in queue`,
  msg`4th in queue`,
  msg`5th in queue`,
  msg`6th in queue`,
  msg`7th in queue`,
  msg`8th in queue`,
  msg`9th in queue`,
  msg`10th in queue`,
];

/** The place in line, from the number of jobs before it. */
export function placeWords(jobsBefore: number): MessageDescriptor {
  const place = jobsBefore + 1;
  return ORDINALS[jobsBefore] ?? msg`Number ${place} in queue`;
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

/** "about 3–5 s left"; estimates are never exact. */
export function leftWords(span: Span): MessageDescriptor {
  const { from, to, inSeconds } = rounded(span);
  const [whole, minutes] = [to, to];
  if (from === to) return inSeconds ? msg`about ${whole} s left` : msg`about ${minutes} min left`;
  return inSeconds ? msg`about ${from}–${to} s left` : msg`about ${from}–${to} min left`;
}

/** "about 20–40 s". */
export function readyInWords(span: Span): MessageDescriptor {
  const { from, to, inSeconds } = rounded(span);
  const [whole, minutes] = [to, to];
  if (from === to) return inSeconds ? msg`about ${whole} s` : msg`about ${minutes} min`;
  return inSeconds ? msg`about ${from}–${to} s` : msg`about ${from}–${to} min`;
}

type Running = Pick<Creation, 'done' | 'model' | 'phase' | 'total'>;

/** What our own engine is doing. */
function engineWords({ phase, done, total }: Running): MessageDescriptor {
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

/** What a provider is doing, as far as it says. */
function providerWords({ phase }: Running): MessageDescriptor {
  switch (phase) {
    case null:
    case 'preparing':
      return msg`Waiting at the provider`;
    case 'drawing':
      return msg`The provider is rendering it`;
    case 'finishing':
      return msg`Copying the result`;
    default:
      return unreachable(phase);
  }
}

const OURS: readonly string[] = ['local', EDITOR_MODEL];

/** What a running creation is doing. */
export const phaseWords = (creation: Running): MessageDescriptor =>
  OURS.includes(creation.model) ? engineWords(creation) : providerWords(creation);

/** How far it is, 0 to 100; 0 while nothing is known. */
export const percentDone = ({ done, total }: Pick<Creation, 'done' | 'total'>): number =>
  total > 0 ? Math.min(100, Math.floor((done / total) * 100)) : 0;
