/** An answer of tus that is no success, as its server wants it thrown: a status and a word of ours as the body. */
export interface TusFailure {
  readonly status_code: number;
  readonly body: string;
}

const NOT_IMPLEMENTED = 501;

export const TUS_FAILURES = {
  'members-only': 403,
  'unknown-upload': 404,
  'too-many-uploads': 409,
  'other-offset': 409,
  'uploads-full': 410,
  'too-large': 413,
  'in-use': 423,
  unavailable: 503,
} as const;

export type TusReason = keyof typeof TUS_FAILURES;

/** To be thrown within the server of tus. */
export function tusError(reason: TusReason): Error & TusFailure {
  return Object.assign(new Error(reason), { status_code: TUS_FAILURES[reason], body: `${reason}\n` });
}

/** The failure that an error is, where it is one; parts of the protocol that we leave out are the client's mistake. */
export function tusFailureOf(error: unknown): TusFailure | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { body, status_code: status } = error as Partial<TusFailure>; // Whatever was thrown; looked at in the next line.
  if (typeof status !== 'number' || typeof body !== 'string') return undefined;
  return { body, status_code: status === NOT_IMPLEMENTED ? 400 : status };
}
