import type { StartGrant, StartLimits } from '../identity/identity.ts';

/** Start grants given today, here and in all. */
export interface StartCounts {
  readonly address: number;
  readonly device: number;
  readonly day: number;
}

/** The start grant of a new member: all of it, or none with the limit that was reached. */
export function startGrantFor(limits: StartLimits, counts: StartCounts): StartGrant {
  if (limits.amount === 0) return { credits: 0, refused: null };
  if (counts.address >= limits.perAddress) return { credits: 0, refused: 'address' };
  if (counts.device >= limits.perDevice) return { credits: 0, refused: 'device' };
  if (counts.day >= limits.perDay) return { credits: 0, refused: 'day' };
  return { credits: limits.amount, refused: null };
}
