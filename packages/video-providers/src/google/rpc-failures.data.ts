import type { Meaning } from '../kit/failures.ts';

/** Codes of an operation that failed: google.rpc.Code. */
export const RPC_FAILURES: Readonly<Record<string, Meaning>> = {
  3: ['bad-settings', 'request'],
  5: ['gone', 'route'],
  7: ['key-refused', 'route'],
  8: ['busy', 'route'],
  13: ['no-answer', 'route'],
  14: ['no-answer', 'route'],
  16: ['key-refused', 'route'],
};
