import { pathParameters, type EndpointSpec } from '@kinora/contracts/wire';
import type { FastifyRequest } from 'fastify';

type Fields = Readonly<Record<string, unknown>>;

// Fastify gives unknown for what a client sent; anything that is no object has no fields.
const asFields = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** What was sent as payload: the query of a GET or DELETE, else the body. */
export function payloadOf({ method }: EndpointSpec, request: FastifyRequest): Fields {
  return asFields(method === 'GET' || method === 'DELETE' ? request.query : request.body);
}

/** The input of an endpoint: payload, then path parameters and the headers it names, which nothing overrides. */
export function inputOf(endpoint: EndpointSpec, request: FastifyRequest): Record<string, unknown> {
  const parameters = asFields(request.params);
  const fromPath = pathParameters(endpoint.path).map((name) => [name, parameters[name]]);
  const fromHeaders = Object.entries(endpoint.headers ?? {}).map(([field, header]) => [field, request.headers[header]]);
  return { ...payloadOf(endpoint, request), ...Object.fromEntries([...fromPath, ...fromHeaders]) };
}

/** Fields of a JSON body whose kind the schema had to change: `5` where a text belongs is a mistake, not a text. */
export function wrongTypes(sent: unknown, taken: unknown): string[] {
  const before = asFields(sent);
  return Object.entries(asFields(taken)).flatMap(([name, value]) => {
    const original = before[name];
    if (original === undefined || original === null) return [];
    if (typeof original !== typeof value) return [name];
    return wrongTypes(original, value).map((inner) => `${name}.${inner}`);
  });
}
