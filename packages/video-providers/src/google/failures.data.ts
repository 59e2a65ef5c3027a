import type { Meaning } from '../kit/failures.ts';

/** Status words of Google's APIs: https://ai.google.dev/gemini-api/docs/troubleshooting, 2026-11-20. */
export const GOOGLE_FAILURES: Readonly<Record<string, Meaning>> = {
  INVALID_ARGUMENT: ['bad-settings', 'request'],
  FAILED_PRECONDITION: ['quota', 'route'],
  UNAUTHENTICATED: ['key-refused', 'route'],
  PERMISSION_DENIED: ['key-refused', 'route'],
  NOT_FOUND: ['gone', 'route'],
  RESOURCE_EXHAUSTED: ['busy', 'route'],
  UNAVAILABLE: ['no-answer', 'route'],
};

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
