import { ForbiddenAddress } from './destination.ts';
import type { OutboundFailure, OutboundProblem } from './outbound.ts';

/** A request that came to nothing, on its way through our own code. */
export class OutboundError extends Error {
  readonly problem: OutboundProblem;
  readonly isSent: boolean;

  constructor(problem: OutboundProblem, detail: string, isSent = true) {
    super(detail);
    this.problem = problem;
    this.isSent = isSent;
  }
}

/** Node's words for a connection that was never made. */
const NEVER_CONNECTED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EADDRNOTAVAIL',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]);

/** Of our own disk. */
const NOT_WRITTEN = new Set(['ENOSPC', 'EDQUOT', 'ENOENT', 'EACCES', 'EROFS']);

interface Ends {
  readonly isTimedOut: boolean;
  readonly isAborted: boolean;
}

/** What an error means: unless it surely was not, the request counts as sent. */
export function toFailure(error: unknown, { isAborted, isTimedOut }: Ends): OutboundFailure {
  const detail = error instanceof Error ? error.message : String(error);
  const isSent = error instanceof OutboundError ? error.isSent : !NEVER_CONNECTED.has(codeOf(error));
  if (error instanceof ForbiddenAddress) return { problem: 'forbidden-address', isSent: false, detail };
  if (isAborted) return { problem: 'aborted', isSent, detail };
  if (isTimedOut) return { problem: 'timed-out', isSent, detail };
  if (error instanceof OutboundError) return { problem: error.problem, isSent, detail };
  if (NOT_WRITTEN.has(codeOf(error))) return { problem: 'not-written', isSent, detail };
  return { problem: codeOf(error) === 'ECONNRESET' && isSent ? 'cut' : 'no-answer', isSent, detail };
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
