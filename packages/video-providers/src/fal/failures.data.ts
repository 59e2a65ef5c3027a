import type { Meaning } from '../kit/failures.ts';

/** Types of errors in fal's answers: https://docs.fal.ai/errors, 2026-11-20. */
export const FAL_FAILURES: Readonly<Record<string, Meaning>> = {
  content_policy_violation: ['declined', 'request'],
  no_media_generated: ['withheld', 'request'],
  image_too_small: ['bad-file', 'request'],
  image_too_large: ['bad-file', 'request'],
  image_load_error: ['bad-file', 'request'],
  file_download_error: ['bad-file', 'request'],
  file_too_large: ['bad-file', 'request'],
  face_detection_error: ['bad-file', 'request'],
  internal_server_error: ['no-answer', 'route'],
  downstream_service_error: ['no-answer', 'route'],
  downstream_service_unavailable: ['no-answer', 'route'],
  generation_timeout: ['no-answer', 'route'],
};
