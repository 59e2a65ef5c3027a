import type { Meaning } from '../kit/failures.ts';

/**
 * Status words of Vertex AI, a reason that its details give, and what the address of the tokens says:
 * https://docs.cloud.google.com/vertex-ai/generative-ai/docs/model-reference/api-errors and
 * https://developers.google.com/identity/protocols/oauth2/service-account, 2026-11-26.
 */
export const GOOGLE_FAILURES: Readonly<Record<string, Meaning>> = {
  INVALID_ARGUMENT: ['bad-settings', 'request'],
  BILLING_DISABLED: ['quota', 'route'],
  FAILED_PRECONDITION: ['key-refused', 'route'],
  UNAUTHENTICATED: ['key-refused', 'route'],
  PERMISSION_DENIED: ['key-refused', 'route'],
  invalid_grant: ['key-refused', 'route'],
  invalid_client: ['key-refused', 'route'],
  unauthorized_client: ['key-refused', 'route'],
  disabled_client: ['key-refused', 'route'],
  NOT_FOUND: ['gone', 'route'],
  RESOURCE_EXHAUSTED: ['busy', 'route'],
  UNAVAILABLE: ['no-answer', 'route'],
};
