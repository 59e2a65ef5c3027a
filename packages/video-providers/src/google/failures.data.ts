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
