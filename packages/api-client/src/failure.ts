import type { PlanTier } from '@kinora/contracts/plans';
import type { ProjectVersion } from '@kinora/contracts/projects';
import type { Problem } from '@kinora/contracts/timeline';
import { CODES, type EndpointSpec, type Quote, type RefusalDetails } from '@kinora/contracts/wire';

/** What a refusal says besides its name. */
export interface FailureDetails {
  /** What it costs right now. */
  readonly quote?: Quote;
  /** What a purchase costs right now, in US cents. */
  readonly priceCents?: number;
  /** Why content was refused. */
  readonly reason?: string;
  /** The writing system that has no font. */
  readonly script?: string;
  /** Which of several prompts it is about, from 1. */
  readonly line?: number;
  /** The masked address of the member it is about. */
  readonly email?: string;
  /** What is kept of a project that somebody else has changed. */
  readonly theirs?: ProjectVersion;
  /** What is wrong in a timeline. */
  readonly problems?: readonly Problem[];
  /** By field, what only a plan gives. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The cheapest plan that gives what was asked for; null where none does. */
  readonly needs?: PlanTier | null;
  /** How long an export would be and how long it may be, in seconds. */
  readonly seconds?: number;
  readonly most?: number;
  /** Ids of media that are gone or not the member's. */
  readonly missing?: readonly string[];
}

/** Everything a call can end in besides its output; the same for all calls. */
export type ApiFailure<Reason extends string = string> =
  | { readonly kind: 'refused'; readonly reason: Reason; readonly details: FailureDetails }
  /** The problem of each field, by its wire name, and which of several prompts it is about, from 1. */
  | { readonly kind: 'invalid'; readonly fields: Readonly<Record<string, string>>; readonly line?: number }
  /** Too many requests, or not available now; seconds to wait where the server says so. */
  | { readonly kind: 'busy'; readonly retryAfter: number | null }
  | { readonly kind: 'session-expired' }
  /** No answer: offline, or the server is down or too slow. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'unexpected'; readonly code: number; readonly requestId: string | null };

/** An answer as the transport saw it. */
export interface WireAnswer {
  /** The code of the envelope; the HTTP status where there was none. */
  readonly code: number;
  readonly data: unknown;
  /** Seconds of the Retry-After header. */
  readonly retryAfter: number | null;
}

/** The details an answer carries; none where it carries something else. */
export function detailsOf(data: unknown): RefusalDetails {
  // Every field is optional and checked where it is read.
  return typeof data === 'object' && data !== null ? data : {};
}

const lineIn = ({ line }: RefusalDetails) => (line === undefined ? {} : { line });

/** What an export is refused with. */
const exportIn = ({ fields, missing, most, needs, seconds }: RefusalDetails) => ({
  ...(fields && { fields }),
  ...(needs !== undefined && { needs }),
  ...(seconds !== undefined && { seconds }),
  ...(most !== undefined && { most }),
  ...(missing && { missing }),
});

function refusal<Reason extends string>(reason: Reason, data: unknown): ApiFailure<Reason> {
  const details = detailsOf(data);
  const { quote, priceCents, reason: why, script, email, theirs, problems } = details;
  return {
    kind: 'refused',
    reason,
    details: {
      ...(quote && { quote }),
      ...(priceCents !== undefined && { priceCents }),
      ...(why !== undefined && { reason: why }),
      ...(script && { script }),
      ...lineIn(details),
      ...(email && { email }),
      ...(theirs && { theirs }),
      ...(problems && { problems }),
      ...exportIn(details),
    },
  };
}

/** Turns an answer other than success into the failure it stands for. */
export function failureOf<Reason extends string>(endpoint: EndpointSpec, answer: WireAnswer): ApiFailure<Reason> {
  const { code, data, retryAfter } = answer;
  // The contract's list is the only source of reasons.
  const reason = endpoint.refusals[code] as Reason | undefined;
  if (reason !== undefined) return refusal(reason, data);
  const details = detailsOf(data);
  switch (code) {
    case CODES.invalid:
      return { kind: 'invalid', fields: details.fields ?? {}, ...lineIn(details) };
    case CODES.sessionExpired:
    case CODES.sessionReplaced:
      return { kind: 'session-expired' };
    case CODES.tooMany:
    case CODES.unavailable:
      return { kind: 'busy', retryAfter: details.retry_after ?? retryAfter };
    default:
      return { kind: 'unexpected', code, requestId: details.request_id ?? null };
  }
}
