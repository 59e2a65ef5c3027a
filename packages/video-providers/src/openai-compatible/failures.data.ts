import type { Meaning } from '../kit/failures.ts';

/** Codes of errors: npm openai 6.49.0, https://platform.openai.com/docs/guides/error-codes, 2026-11-20. */
export const OPENAI_FAILURES: Readonly<Record<string, Meaning>> = {
  moderation_blocked: ['withheld', 'request'],
  content_policy_violation: ['declined', 'request'],
  sentinel_block: ['declined', 'request'],
  invalid_image: ['picture-declined', 'request'],
  invalid_api_key: ['key-refused', 'route'],
  insufficient_quota: ['quota', 'route'],
  billing_hard_limit_reached: ['quota', 'route'],
  rate_limit_exceeded: ['busy', 'route'],
  model_not_found: ['gone', 'route'],
  video_generation_failed: ['crashed', 'route'],
  internal_error: ['no-answer', 'route'],
  server_error: ['no-answer', 'route'],
};
