import type { Result } from '@kinora/contracts';
import { CODES, type Envelope } from '@kinora/contracts/wire';
import type { FastifyRequest } from 'fastify';
import { ValidationError } from 'yup';

import { signatureProblem } from './check-signature.ts';
import { refusal, success } from './envelope.ts';
import { siteProblem } from './fetch-site.ts';
import type { Visitor } from './identity/visitor.ts';
import { malformedFields } from './malformed-fields.ts';
import { inputOf, payloadOf, wrongTypes } from './read-fields.ts';
import { GENERAL, type Refused, type Route } from './route.ts';

const isGeneral = (reason: string): reason is keyof typeof GENERAL => Object.hasOwn(GENERAL, reason);

function codeOf({ endpoint, name }: Route, reason: string): number {
  if (isGeneral(reason)) return GENERAL[reason];
  const known = Object.entries(endpoint.refusals).find(([, one]) => one === reason);
  if (!known) throw new Error(`${name} has no code for ${reason}`);
  return Number(known[0]);
}

function problemsOf({ inner, path, message }: ValidationError): Record<string, string> {
  const all = inner.length > 0 ? inner : [{ path, message }];
  return Object.fromEntries(all.map((one) => [one.path ?? '', one.message]));
}

const wrongTyped = (fields: readonly string[]): Envelope =>
  refusal(CODES.invalid, 'invalid', { fields: Object.fromEntries(fields.map((field) => [field, 'wrong-type'])) });

/** The input as the schema takes it, or the problem of each field. */
async function readInput(route: Route, request: FastifyRequest): Promise<Result<unknown, Envelope>> {
  const sent = inputOf(route.endpoint, request);
  const odd = malformedFields(route.shape, sent);
  if (odd.length > 0) return { ok: false, failure: wrongTyped(odd) };
  try {
    const taken: unknown = await route.schema.validate(sent, { abortEarly: false, stripUnknown: true });
    const isTyped = request.method === 'POST' || request.method === 'PATCH';
    const wrong = isTyped ? wrongTypes(sent, taken) : [];
    return wrong.length === 0 ? { ok: true, value: taken } : { ok: false, failure: wrongTyped(wrong) };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, failure: refusal(CODES.invalid, 'invalid', { fields: problemsOf(error) }) };
  }
}

/** Why this visitor may not call, before the input is even looked at. */
function accessProblem(route: Route, { session }: Visitor): Envelope | undefined {
  if (route.access === 'anyone') return undefined;
  if (!session) return refusal(CODES.sessionExpired, 'session-expired');
  if (route.access === 'member' && session.kind !== 'member') {
    return refusal(403, route.endpoint.refusals[403] ?? 'not-allowed', { reason: 'members-only' });
  }
  return undefined;
}

function envelopeOf(route: Route, result: Result<unknown, Refused<string>>): Envelope {
  if (result.ok) return success(result.value);
  const { reason, details } = result.failure;
  return refusal(codeOf(route, reason), reason, details ?? null);
}

export interface AnswerContext {
  readonly word: string;
  readonly now: () => number;
}

/** Everything between a parsed request and its envelope: origin, signature, access, input, use case. */
export async function answer(
  route: Route,
  { request, visitor }: { request: FastifyRequest; visitor: Visitor },
  { word, now }: AnswerContext,
): Promise<Envelope> {
  const signed = { token: visitor.token, word, now: now() };
  const early =
    siteProblem(route.name, request) ??
    signatureProblem(route.endpoint, payloadOf(route.endpoint, request), signed) ??
    accessProblem(route, visitor);
  if (early) return early;
  const input = await readInput(route, request);
  return input.ok ? envelopeOf(route, await route.handle(input.value, visitor)) : input.failure;
}
