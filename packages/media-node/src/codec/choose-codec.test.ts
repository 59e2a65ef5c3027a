import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { chooseCodec } from './choose-codec.ts';

it('takes node-av when no ffmpeg is named', async () => {
  expect(await chooseCodec(undefined)).toMatchObject({ ok: true, value: { name: 'node-av' } });
  expect(await chooseCodec('')).toMatchObject({ ok: true, value: { name: 'node-av' } });
});

it('says what to do when the named ffmpeg does not run', async () => {
  const choice = await chooseCodec('/nowhere/ffmpeg');
  expect(choice).toMatchObject({ ok: false, failure: expect.stringContaining('FFMPEG_PATH is /nowhere/ffmpeg') });
  expect(choice).toMatchObject({ ok: false, failure: expect.stringContaining('apt-get install ffmpeg') });
});

it('says which encoder the named ffmpeg lacks', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-choice-'));
  const ffmpeg = join(folder, 'ffmpeg');
  await writeFile(ffmpeg, '#!/bin/sh\necho " A....D aac  AAC"\n');
  await chmod(ffmpeg, 0o755);
  expect(await chooseCodec(ffmpeg)).toMatchObject({ ok: false, failure: expect.stringContaining('no libx264') });
  await rm(folder, { recursive: true });
});

it('takes the named ffmpeg when it has both encoders', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kinora-choice-'));
  const ffmpeg = join(folder, 'ffmpeg');
  await writeFile(ffmpeg, '#!/bin/sh\necho " V....D libx264  x"\necho " A....D aac  AAC"\n');
  await chmod(ffmpeg, 0o755);
  expect(await chooseCodec(ffmpeg)).toMatchObject({ ok: true, value: { name: 'ffmpeg' } });
  await rm(folder, { recursive: true });
});
