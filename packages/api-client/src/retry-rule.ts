/** What axios tells of a request that failed. */
interface FailedRequest {
  readonly config?: { readonly method?: string | undefined } | undefined;
  readonly response?: { readonly status: number; readonly headers: Readonly<Record<string, unknown>> } | undefined;
}

const IDEMPOTENT: readonly string[] = ['GET', 'HEAD', 'DELETE'];
const STATUSES: readonly number[] = [408, 409, 425, 429, 500, 502, 503, 504];
/** Longer waits are shown instead of waited. */
const LONGEST_WAIT_SECONDS = 2;
const PAUSE_MS = 200;

/** Seconds of a Retry-After header, given in seconds or as a date; null without one. */
export function retryAfterSeconds(header: unknown, now = Date.now()): number | null {
  if (typeof header !== 'string' || header.trim() === '') return null;
  const seconds = Number(header);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}

const waitOf = ({ response }: FailedRequest) => retryAfterSeconds(response?.headers['retry-after']);

/** What is safe to send twice, on statuses that pass by themselves; no answer at all is not retried. */
export function shouldRetry(error: FailedRequest): boolean {
  const { config, response } = error;
  if (!response || !STATUSES.includes(response.status)) return false;
  if (!IDEMPOTENT.includes((config?.method ?? 'GET').toUpperCase())) return false;
  return (waitOf(error) ?? 0) <= LONGEST_WAIT_SECONDS;
}

/** Milliseconds to wait before the second attempt. */
export const retryDelay = (error: FailedRequest): number => Math.max(PAUSE_MS, (waitOf(error) ?? 0) * 1000);
