import { globSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { pathParameters, type EndpointSpec } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import { CODES } from './envelope.ts';

const endpoints: readonly (readonly [string, EndpointSpec])[] = Object.entries(ENDPOINTS);
/** 404 is general for unknown paths and may also be an endpoint's own. */
const GENERAL: readonly number[] = Object.values(CODES).filter((code) => code !== CODES.notFound);

/** Names of the endpoints that the sources declare. */
const declared = globSync('*.ts', { cwd: import.meta.dirname })
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .flatMap((text) => [...text.matchAll(/^export const (\w+) = endpoint</gm)].map(([, name = '']) => name));

describe('every endpoint', () => {
  it('stands in the list once, under the name of its declaration, in the order of the names', () => {
    const inOrder = declared.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1));
    expect(endpoints.map(([name]) => name)).toEqual(inOrder);
  });

  it('has a method and path of its own', () => {
    const names = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(endpoints)(
    '%s refuses with codes that mean nothing else, each with a name of its own',
    (_name, { refusals }) => {
      expect(Object.keys(refusals).filter((code) => GENERAL.includes(Number(code)))).toEqual([]);
      const reasons = Object.values(refusals);
      expect(new Set(reasons).size).toBe(reasons.length);
    },
  );

  it.each(endpoints)('%s has a path of known shape', (_name, { path, service }) => {
    const prefix = { account: '/account/', product: '/api/', tool: '/api/tool/', site: '/', media: '/media/' };
    expect(path).toMatch(/^(\/(:?[a-z][a-zA-Z_-]*|[a-z-]+\.json))+$/);
    expect(path.startsWith(prefix[service])).toBe(true);
    expect(new Set(pathParameters(path)).size).toBe(pathParameters(path).length);
  });

  it.each(endpoints)('%s signs only account calls', (_name, { service, sign }) => {
    expect(sign === undefined || service === 'account').toBe(true);
  });
});
