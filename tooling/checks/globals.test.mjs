import { describe, expect, it } from 'vitest';

import { checkGlobals } from './globals.mjs';
import { plantFiles } from './testing/plant.mjs';
import { readWorkspace } from './workspace.mjs';

/** The breaches of one source file in a package that runs there. */
function check(text, { file = 'packages/credits/src/balance.ts', runs = 'web' } = {}) {
  const [dir] = /^\w+\/[\w-]+/.exec(file);
  const manifest = { name: '@kinora/x', kinora: { rank: 4, runs } };
  return checkGlobals(readWorkspace(plantFiles({ [`${dir}/package.json`]: manifest, [file]: text })));
}

const onServer = { file: 'apps/api/src/app/sign-in.ts', runs: 'server' };

describe('the environment', () => {
  it.each([
    'const url = process.env.DATABASE_URL;',
    "const url = process['env'].DATABASE_URL;",
    'const { env } = process;',
    'const { env: settings } = process;',
    'const { env: { HOME } } = process;',
    'const { ...all } = process; all.env;',
    "import process from 'node:process'; process.env;",
    "import * as host from 'node:process'; host.env;",
    "import host from 'process'; host.env;",
    "import { env } from 'node:process'; console.log(env);",
    "import { env as settings } from 'node:process'; console.log(settings);",
    "const { env } = await import('node:process');",
    "const host = (await import('node:process')).default; host.env;",
    'const host = process; host.env;',
    "export { env } from 'node:process';",
    'globalThis.process.env;',
    "(globalThis as { process: NodeJS.Process })['process']!.env;",
    "Reflect.get(process, 'env');",
    'let env; ({ env } = process);',
    'function read({ env } = process) { return env; }',
    'function read(source = process.env) { return source; }',
    'const mode = import.meta.env.MODE;',
  ])('is not read by %s', (text) => {
    expect(check(text, onServer)).toEqual([
      expect.stringMatching(/^apps\/api\/src\/app\/sign-in\.ts: reaches (?:process|import\.meta)\.env, but only /),
    ]);
  });

  it.each([
    'export const port = ({ env }) => env.PORT; const pid = process.pid;',
    "import { pid } from 'node:process'; import { env } from './process.ts';",
    'function f(process) { return process.env; }',
    'export type Source = typeof process.env;',
    '// process.env is read elsewhere',
  ])('is left alone by %s', (text) => {
    expect(check(text, onServer)).toEqual([]);
  });

  it('is read by its one reader and by tests', () => {
    for (const file of ['apps/api/src/env.ts', 'apps/api/src/port.test.ts', 'apps/api/src/testing/worker.ts'])
      expect(check('process.env;', { file, runs: 'server' })).toEqual([]);
  });
});

describe('the network', () => {
  it.each([
    "fetch('/a');",
    'const send = fetch;',
    'const send = { fetch };',
    "globalThis.fetch('/a');",
    "globalThis['fetch']('/a');",
    "window.fetch('/a');",
    "self.fetch('/a');",
    "globalThis.window.fetch('/a');",
    'const { fetch } = globalThis;',
    'const { fetch: send } = window;',
    'const page = window; page.fetch;',
    'export const load = (send = fetch) => send;',
    'const fetch = globalThis.fetch;',
    'function outer() { { const fetch = 1; } return fetch; }',
  ])('is not reached by %s', (text) => {
    expect(check(text)).toEqual([expect.stringContaining('reaches fetch, but calls go through packages/api-client')]);
  });

  it.each(['new XMLHttpRequest();', "new EventSource('/a');", "new WebSocket('/a');", "navigator.sendBeacon('/a');"])(
    'is not reached by %s',
    (text) => expect(check(text)).toHaveLength(1),
  );

  it.each([
    'export const load = (fetch) => fetch();',
    'const order = { fetch: 1 }; order.fetch;',
    'class Provider { fetch() { return this.fetch(); } }',
    'export interface Provider { fetch: typeof fetch }',
    'const fetch = wrap(fetch);',
  ])('is left alone by %s', (text) => {
    expect(check(text)).toEqual([]);
  });

  it('is reached by the client, and by adapters on the server', () => {
    expect(check('fetch();', { file: 'packages/api-client/src/load-file.ts' })).toEqual([]);
    expect(check('fetch();', { file: 'apps/api/src/adapters/stripe/open-stripe.ts', runs: 'server' })).toEqual([]);
    expect(check('fetch();', { file: 'apps/studio/src/main.tsx' })).toHaveLength(1);
  });
});

describe('what a browser stores', () => {
  it.each([
    ['localStorage', 'localStorage.clear();'],
    ['localStorage', 'window.localStorage.clear();'],
    ['sessionStorage', "globalThis['sessionStorage'].clear();"],
    ['sessionStorage', 'const { sessionStorage: kept } = window;'],
    ['indexedDB', "self.indexedDB.open('a');"],
    ['document.cookie', "document.cookie = 'a=b';"],
    ['document.cookie', 'const { cookie } = document;'],
    ['document.cookie', 'const page = window.document; page.cookie;'],
    ['cookieStore', "cookieStore.get('a');"],
    ['caches', "caches.open('a');"],
  ])('is %s, not reached by %s', (name, text) => {
    expect(check(text)).toEqual([expect.stringContaining(`reaches ${name}, but only packages/browser`)]);
    expect(check(text, { file: 'packages/browser/src/storage.ts' })).toEqual([]);
  });
});

describe('code that runs anywhere', () => {
  it.each(['process.pid;', "Buffer.from('a');", "require('a');", 'document.title;', 'const { language } = navigator;'])(
    'does not know where it runs: %s',
    (text) => expect(check(text, { file: 'packages/contracts/src/a.ts', runs: 'any' })).toHaveLength(1),
  );
});
