import type { FailureReason } from '@kinora/contracts';

import type { OutboundAnswer, OutboundFailure, OutboundProblem } from '../outbound/outbound.ts';
import type { ProviderFailure, StartFailure } from '../remote-provider.ts';

/** What a vendor's own word means for us. */
export type Meaning = readonly [reason: FailureReason, at: ProviderFailure['at']];

const OF_PROBLEMS: Readonly<Record<OutboundProblem, FailureReason>> = {
  'forbidden-address': 'crashed',
  redirected: 'crashed',
  'too-large': 'crashed',
  'no-answer': 'no-answer',
  'timed-out': 'no-answer',
  cut: 'no-answer',
  aborted: 'interrupted',
  'not-written': 'storage-full',
};

/** A request to which there is no answer. */
export const unanswered = ({ detail, isSent, problem }: OutboundFailure): StartFailure => ({
  reason: OF_PROBLEMS[problem],
  at: 'route',
  mayRun: isSent,
  detail: `${problem}: ${detail}`,
});

/** Whether a failure is an answer that was longer than it might be. */
export const isTooLarge = ({ detail }: Pick<ProviderFailure, 'detail'>): boolean => detail.startsWith('too-large: ');

const OF_STATUS: Readonly<Record<number, Meaning>> = {
  401: ['key-refused', 'route'],
  402: ['quota', 'route'],
  403: ['key-refused', 'route'],
  404: ['gone', 'route'],
  408: ['no-answer', 'route'],
  410: ['gone', 'route'],
  413: ['bad-file', 'request'],
  415: ['bad-file', 'request'],
  429: ['busy', 'route'],
};

/** Of HTTP, where the vendor has no word of its own: RFC 9110, RFC 6585. */
const meaningOfStatus = (status: number): Meaning =>
  OF_STATUS[status] ?? (status >= 500 ? ['no-answer', 'route'] : ['bad-settings', 'request']);

/** Milliseconds of a `retry-after` in seconds or as a date; undefined without one. */
function retryAfterOf({ headers }: Pick<OutboundAnswer, 'headers'>, now = Date.now()): number | undefined {
  const value = headers['retry-after'] ?? '';
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1000) : undefined;
}

/** A 503 and a 429 say that nothing was begun; another failure of the server may have come after it. */
const mayRunAfter = (status: number) => (status >= 500 && status !== 503) || status === 408;

export interface Refusal {
  readonly meaning?: Meaning | undefined;
  readonly code?: string | undefined;
  readonly reference?: string | undefined;
  readonly words?: string | undefined;
}

/** A failure from an answer: by the vendor's word where it has a meaning, else by its status. */
export function refused(answer: OutboundAnswer, { code, meaning, reference, words = '' }: Refusal = {}): StartFailure {
  const { status } = answer;
  const [reason, where] = meaning ?? meaningOfStatus(status);
  const retryAfterMs = retryAfterOf(answer);
  return {
    reason,
    at: where,
    mayRun: meaning === undefined && mayRunAfter(status),
    detail: `${status} ${code ?? ''} ${words.slice(0, 300)}`.trim(),
    ...(code !== undefined && { code }),
    ...(reference !== undefined && { reference }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  };
}

/** An answer in another shape than the vendor documents: whatever it was, it may have begun a job. */
export const unreadable = ({ body, status }: OutboundAnswer): StartFailure => ({
  reason: 'no-answer',
  at: 'route',
  mayRun: status < 300,
  detail: `an answer in another shape: ${status} ${body.toString('utf8', 0, 120)}`,
});
