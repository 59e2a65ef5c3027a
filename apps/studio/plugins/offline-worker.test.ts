import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';

import { expect, it } from 'vitest';

import { offlineScript } from './offline-worker.ts';

it('makes a script that runs as it is and listens', async () => {
  const script = await offlineScript(resolve(import.meta.dirname, '../src/offline-worker.ts'));
  expect(script).not.toMatch(/^(?:import|export) /m);
  const heard: string[] = [];
  const self = { addEventListener: (type: string) => heard.push(type) };
  runInNewContext(script, { self });
  expect(heard).toEqual(['install', 'activate', 'fetch']);
});
