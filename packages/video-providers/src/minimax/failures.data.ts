import type { Meaning } from '../kit/failures.ts';

/** Status codes of MiniMax: https://platform.minimax.io/docs/api-reference/errorcode, read 2026-11-20. */
export const MINIMAX_FAILURES: Readonly<Record<string, Meaning>> = {
  1000: ['no-answer', 'route'],
  1001: ['no-answer', 'route'],
  1002: ['busy', 'route'],
  1004: ['key-refused', 'route'],
  1008: ['quota', 'route'],
  1024: ['no-answer', 'route'],
  1026: ['declined', 'request'],
  1027: ['withheld', 'request'],
  1033: ['no-answer', 'route'],
  1039: ['busy', 'route'],
  1042: ['bad-settings', 'request'],
  2013: ['bad-settings', 'request'],
  2049: ['key-refused', 'route'],
};
