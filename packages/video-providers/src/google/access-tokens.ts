import { fail, ok, type Result } from '@kinora/contracts';

import { isSuccess } from '../kit/create-api.ts';
import { refused, unanswered } from '../kit/failures.ts';
import { numberAt, parseJson, textAt } from '../kit/read-json.ts';
import type { Outbound, OutboundAnswer } from '../outbound/outbound.ts';
import type { StartFailure } from '../remote-provider.ts';
import { GOOGLE_FAILURES } from './failures.data.ts';
import { assertionOf, type ServiceAccount } from './service-account.ts';

const GOOGLE = 'https://oauth2.googleapis.com/token';
const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const MINUTE_MS = 60_000;

/**
 * Where tokens are asked for: at Google, whatever else the base address is. A base on this very machine, as a simulator
 * has it, is asked itself; what is signed for it is of no use anywhere else.
 */
export const tokenAddress = (base: string): string => {
  const { hostname, origin } = new URL(base);
  return LOOPBACK.has(hostname) ? `${origin}/token` : GOOGLE;
};

interface Token {
  readonly value: string;
  /** Epoch milliseconds. */
  readonly until: number;
}

type Asked = Result<Token, StartFailure>;

interface TokenOptions {
  readonly account: ServiceAccount;
  readonly address: string;
  readonly outbound: Outbound;
  readonly timeoutMs?: number | undefined;
  readonly now?: () => number;
}

/** Without a token nothing was asked for, so nothing runs; and no request of a member's is to blame. */
function withoutToken(answer: OutboundAnswer): StartFailure {
  const { body, status } = answer;
  const json = parseJson(body);
  const code = textAt(json, 'error');
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  const meaning = GOOGLE_FAILURES[code ?? ''] ?? (isRefused ? (['key-refused', 'route'] as const) : undefined);
  return { ...refused(answer, { code, meaning, words: textAt(json, 'error_description') }), mayRun: false };
}

function read(answer: OutboundAnswer, now: number): Asked {
  if (!isSuccess(answer.status)) return fail(withoutToken(answer));
  const json = parseJson(answer.body);
  const [value, seconds] = [textAt(json, 'access_token'), numberAt(json, 'expires_in')];
  if (value !== undefined && seconds !== undefined) return ok({ value, until: now + seconds * 1000 - MINUTE_MS });
  // What it says instead may be half a token, so it is not told.
  return fail({ reason: 'no-answer', at: 'route', mayRun: false, detail: 'no access token in the answer' });
}

/** Access tokens of a service account: one is kept until a minute before its end, and asked for by one request at a time. */
export function createAccessTokens({ account, address, now = Date.now, outbound, timeoutMs }: TokenOptions) {
  let kept: Token | undefined;
  let asking: Promise<Asked> | undefined;

  async function ask(): Promise<Asked> {
    const body = new URLSearchParams({ grant_type: GRANT, assertion: assertionOf(account, address, now()) });
    const sent = await outbound.send({
      url: address,
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
      body: body.toString(),
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
    if (!sent.ok) return fail({ ...unanswered(sent.failure), mayRun: false });
    const token = read(sent.value, now());
    if (token.ok) kept = token.value;
    return token;
  }

  return {
    async take(): Promise<Result<string, StartFailure>> {
      if (kept && now() < kept.until) return ok(kept.value);
      asking ??= ask().finally(() => (asking = undefined));
      const token = await asking;
      return token.ok ? ok(token.value.value) : token;
    },
    /** Forgets a token that is refused, unless there is a newer one by now. */
    drop(value: string): void {
      if (kept?.value === value) kept = undefined;
    },
  };
}
