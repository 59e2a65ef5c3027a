import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { bundleChildren } from './bundle-children.ts';

const run = promisify(execFile);
let folder: string;
let options: Parameters<typeof bundleChildren>[0];

let minutes = 0;

/** As if it had been written a while ago, each time a minute later. */
async function write(name: string, text: string) {
  await writeFile(join(folder, name), text);
  minutes += 1;
  const time = Date.UTC(2026, 0, 1, 0, minutes) / 1000;
  await utimes(join(folder, name), time, time);
}

async function said(): Promise<string> {
  const bundle = await bundleChildren(options);
  const { stdout } = await run(process.execPath, [join(bundle ?? '', 'speaker.mjs')]);
  return stdout.trim();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-bundle-'));
  await write('word.ts', "export const word: string = 'boat';");
  await write(
    'speaker.ts',
    "import { basename } from 'node:path';\nimport('./word.ts').then(({ word }) => console.log(basename(word)));",
  );
  options = { entries: { speaker: join(folder, 'speaker.ts') }, cache: join(folder, 'cache') };
});
afterEach(() => rm(folder, { recursive: true }));

it('makes a program that runs, and uses it again', async () => {
  expect(await said()).toBe('boat');
  expect(await bundleChildren(options)).toBe(await bundleChildren(options));
});

it('makes another when a file that is loaded by need has changed', async () => {
  const before = await bundleChildren(options);
  await write('word.ts', "export const word: string = 'whale';");
  expect(await said()).toBe('whale');
  expect(await bundleChildren(options)).not.toBe(before);
});

it('makes another where the last one is gone', async () => {
  await rm((await bundleChildren(options)) ?? '', { recursive: true });
  expect(await said()).toBe('boat');
});

it('is made by several at once, and all of theirs run', async () => {
  const bundles = await Promise.all([bundleChildren(options), bundleChildren(options), bundleChildren(options)]);
  for (const bundle of bundles) {
    const { stdout } = await run(process.execPath, [join(bundle ?? '', 'speaker.mjs')]);
    expect(stdout.trim()).toBe('boat');
  }
});

it('forgets those nobody can be running any more', async () => {
  const old = (await bundleChildren(options)) ?? '';
  await utimes(old, 0, 0);
  await write('word.ts', "export const word: string = 'whale';");
  await bundleChildren(options);
  const left = (await readdir(options.cache)).filter((name) => name.startsWith('bundle-'));
  expect(left).toHaveLength(1);
  expect(left).not.toContain(old);
});

it('says what is wrong with a program that cannot be read', async () => {
  await write('word.ts', 'export const = ;');
  await expect(bundleChildren(options)).rejects.toThrow(/word\.ts/);
});

it('is not used again when a file was written while it was made', async () => {
  await utimes(join(folder, 'word.ts'), Date.now() / 1000 + 60, Date.now() / 1000 + 60);
  expect(await bundleChildren(options)).not.toBe(await bundleChildren(options));
});
