import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { machineKey } from './machine-key.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-machine-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name, version) {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\necho "${version}"\n`);
  chmodSync(path, 0o755);
  return path;
}

it('is another one for another browser, codec or database, and the same for the same', () => {
  const environment = { PATH: `${folder}:${process.env.PATH}` };
  const keys = [
    { environment },
    { environment, browser: program('browser-1', 'Browser 1') },
    { environment, browser: program('browser-2', 'Browser 2') },
    { environment: { ...environment, FFMPEG_PATH: program('codec', 'codec 7') } },
    { environment: { ...environment, DATABASE_URL: program('psql', 'PostgreSQL 18') } },
  ].map((given) => machineKey(given).word);
  expect(new Set(keys).size).toBe(keys.length);
  expect(machineKey({ environment }).word).toBe(keys[0]);
});
