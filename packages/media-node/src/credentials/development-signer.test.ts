import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDevelopmentSigner } from './development-signer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-signer-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('is made once and kept where only its owner reads it', async () => {
  const home = join(folder, 'credentials');
  const first = openDevelopmentSigner(home);
  expect(openDevelopmentSigner(home).certificates).toEqual(first.certificates);
  expect(await readdir(home)).toEqual(['development-signer.pem']);
  expect((await stat(join(home, 'development-signer.pem'))).mode & 0o777).toBe(0o600);
});

it('is another in another home', () => {
  const [one, two] = ['one', 'two'].map((name) => openDevelopmentSigner(join(folder, name)).certificates[0]);
  expect(one).not.toEqual(two);
});
