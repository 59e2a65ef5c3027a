import { globSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { sweepScratch } from './sweep-scratch.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-sweep-'));
afterAll(() => rmSync(home, { recursive: true }));

function write(name: string, ageMs: number) {
  const path = join(home, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, name);
  const time = new Date(Date.now() - ageMs);
  utimesSync(path, time, time);
}

it('removes what nobody has touched for long, and no stored file', async () => {
  expect(await sweepScratch({ home, untouchedMs: 60_000 })).toBe(0);
  for (const name of ['work/.a.1.mp4.part', 'work/a.mp4', 'work/a.webp', 'storage/ab/1.part']) write(name, 120_000);
  for (const name of ['work/.b.1.mp4.part', 'storage/ab/2.part']) write(name, 1000);
  write('storage/ab/a-clip', 120_000);
  expect(await sweepScratch({ home, untouchedMs: 60_000 })).toBe(4);
  const left = globSync(['{work,storage}/**/*', 'work/.*'], { cwd: home }).filter((name) => /[-.]/.test(name));
  expect(left.toSorted()).toEqual(['storage/ab/2.part', 'storage/ab/a-clip', 'work/.b.1.mp4.part']);
});

it('removes the folders of killed workers once they are empty', async () => {
  write('work/.intake-a/source', 120_000);
  mkdirSync(join(home, 'work/.intake-b'));
  const old = new Date(Date.now() - 120_000);
  utimesSync(join(home, 'work/.intake-b'), old, old);
  const folders = () => globSync('work/.intake-*', { cwd: home });
  await sweepScratch({ home, untouchedMs: 60_000 });
  expect(folders()).toEqual(['work/.intake-a']);
  utimesSync(join(home, 'work/.intake-a'), old, old);
  await sweepScratch({ home, untouchedMs: 60_000 });
  expect(folders()).toEqual([]);
});
