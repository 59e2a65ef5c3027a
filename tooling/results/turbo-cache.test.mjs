import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { openResultStore } from '../vitest/result-store.js';
import { serveTurboCache } from './turbo-cache.mjs';

// Each starts Turborepo, on a machine that may have more to do.
vi.setConfig({ testTimeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const run = promisify(execFile);
const about = { at: '2026-11-20T14:03:00.000Z', commit: 'c0ffee00' };
let home;

/** A checkout of one package whose task counts how often it runs, in a file that nothing declares. */
function makeCheckout(name) {
  const checkout = join(home, name);
  mkdirSync(join(checkout, 'packages/one'), { recursive: true });
  const files = {
    'package.json': { name, private: true, packageManager: 'pnpm@12.21.0' },
    'turbo.json': { tasks: { prove: { inputs: ['source.txt'], outputs: ['made.txt'] } } },
    'packages/one/package.json': {
      name: 'one',
      scripts: { prove: 'echo proved && echo made > made.txt && echo ran >> ../../../ran.txt' },
    },
  };
  for (const [path, value] of Object.entries(files)) writeFileSync(join(checkout, path), JSON.stringify(value));
  writeFileSync(
    join(checkout, 'pnpm-workspace.yaml'),
    'packages:\n  - packages/*\nverifyDepsBeforeRun: false\npmOnFail: ignore\n',
  );
  writeFileSync(join(checkout, 'pnpm-lock.yaml'), "lockfileVersion: '9.0'\nimporters:\n  .: {}\n  packages/one: {}\n");
  writeFileSync(join(checkout, 'packages/one/source.txt'), 'source');
  return checkout;
}

async function prove(checkout, { forget = false } = {}) {
  const store = openResultStore(join(home, 'results'));
  const cache = await serveTurboCache({ store, about, forget });
  const env = { ...process.env, ...cache.environment, TURBO_TELEMETRY_DISABLED: '1' };
  try {
    const words = ['run', 'prove', '--cache=remote:rw', '--no-daemon'];
    const { stdout } = await run(join(root, 'node_modules/.bin/turbo'), words, { cwd: checkout, env });
    return stdout;
  } finally {
    await cache.close();
  }
}

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'kinora-turbo-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

describe('serveTurboCache', () => {
  it('lets another checkout have what one has proved, with what it said and made', async () => {
    await prove(makeCheckout('first'));
    const second = makeCheckout('second');
    rmSync(join(home, 'ran.txt'));
    expect(await prove(second)).toContain('proved');
    expect(existsSync(join(home, 'ran.txt'))).toBe(false);
    expect(existsSync(join(second, 'packages/one/made.txt'))).toBe(true);
  });

  it.each(['cut', 'forgotten'])('proves again what is %s', async (how) => {
    const checkout = makeCheckout('first');
    await prove(checkout);
    const results = join(home, 'results');
    if (how === 'cut') for (const name of readdirSync(results)) truncateSync(join(results, name), 200);
    rmSync(join(home, 'ran.txt'));
    await prove(checkout, { forget: how === 'forgotten' });
    expect(existsSync(join(home, 'ran.txt'))).toBe(true);
    expect(openResultStore(results).read(readdirSync(results)[0].split('.')[0]).about).toMatchObject(about);
  });

  it('serves nobody without its token', async () => {
    const { environment, close } = await serveTurboCache({ store: openResultStore(join(home, 'results')), about });
    const { status } = await fetch(`${environment.TURBO_API}/v8/artifacts/a1`, { method: 'PUT', body: 'x' });
    await close();
    expect(status).toBe(401);
    expect(readdirSync(join(home, 'results'))).toEqual([]);
  });
});
