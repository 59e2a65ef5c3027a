import type { ApiFailure } from '@kinora/api-client';
import type { DownloadRefusal } from '@kinora/browser';

const UNAVAILABLE = 503;

/** Why a file could not be had, in the way calls fail. */
export function downloadFailure({ status, retryAfter }: DownloadRefusal): ApiFailure<never> {
  if (status === null) return { kind: 'unreachable' };
  if (status === UNAVAILABLE) return { kind: 'busy', retryAfter };
  return { kind: 'unexpected', code: status, requestId: null };
}
