import { createHmac, timingSafeEqual } from 'node:crypto';

import { fail, ok, type Result } from '@kinora/contracts';

/** How far the clock of a sender may be away from ours, either way. */
const TOLERANCE_SECONDS = 300;

const macOf = (body: Buffer, secret: string, seconds: number) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** The header of a signed body: `t=<epoch seconds>,v1=<hexadecimal HMAC-SHA256 over "t.body">`. */
export const signHook = (body: Buffer, secret: string, now: number): string => {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${macOf(body, secret, seconds).toString('hex')}`;
};

const MAC = /^[\da-f]{64}$/i;
const SECONDS = /^\d{1,12}$/;

function readHeader(header: unknown) {
  const parts = (typeof header === 'string' ? header : '').split(',').map((part) => part.trim().split('=', 2));
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []));
  const [time = ''] = valuesOf('t');
  return {
    seconds: SECONDS.test(time) ? Number(time) : undefined,
    macs: valuesOf('v1').filter((mac) => MAC.test(mac)),
  };
}

export interface ShownHook {
  readonly body: Buffer;
  readonly header: unknown;
}

/** Whether one of our secrets has signed this body now. All are compared, in constant time. */
export function verifyHook(
  { body, header }: ShownHook,
  secrets: readonly string[],
  now: number,
): Result<null, 'forged' | 'stale'> {
  const { macs, seconds } = readHeader(header);
  if (seconds === undefined) return fail('forged');
  const ours = secrets.filter((secret) => secret !== '').map((secret) => macOf(body, secret, seconds));
  const shown = macs.map((mac) => Buffer.from(mac, 'hex'));
  const matches = shown.flatMap((mac) => ours.map((our) => timingSafeEqual(mac, our)));
  if (!matches.includes(true)) return fail('forged');
  return Math.abs(Math.floor(now / 1000) - seconds) <= TOLERANCE_SECONDS ? ok(null) : fail('stale');
}
