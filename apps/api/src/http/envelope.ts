import { CODES, type Envelope, type RefusalDetails } from '@kinora/contracts/wire';

export const success = (data: unknown): Envelope => ({ code: CODES.ok, msg: '', data });

/** A refusal: `msg` is its stable name, the text lives in the message catalogue. */
export const refusal = (code: number, msg: string, details: RefusalDetails | null = null): Envelope => ({
  code,
  msg,
  data: details,
});

/** Codes that proxies and browsers must see too; every other answer of a known call is HTTP 200 (decisions 2). */
const HTTP_TOO: readonly number[] = [
  CODES.tooMany,
  CODES.unavailable,
  CODES.tooLarge,
  CODES.unsupportedType,
  CODES.unexpected,
];

export const statusOf = (code: number): number => (HTTP_TOO.includes(code) ? code : CODES.ok);

function retryAfter({ code, data }: Envelope): number | undefined {
  if (code !== CODES.tooMany && code !== CODES.unavailable) return undefined;
  // A refusal's data is its details.
  return (data as RefusalDetails | null)?.retry_after;
}

/** Headers of an answer with the envelope; one that asks for patience also says so to proxies. */
export function headersOf(envelope: Envelope): Record<string, string> {
  const seconds = retryAfter(envelope);
  return { 'cache-control': 'no-store', ...(seconds === undefined ? {} : { 'retry-after': String(seconds) }) };
}
