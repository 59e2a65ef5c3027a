import { existsSync } from 'node:fs';

import { expect, it } from 'vitest';

import { createVidu } from '../vidu/vidu.ts';
import { VIDU_WIRE } from '../vidu/wire.ts';
import { openRemote } from './remote-bench.ts';

it('makes a request with the defaults and the files of each mode', async () => {
  const bench = await openRemote({ wire: VIDU_WIRE, create: createVidu });
  const text = bench.requestFor({ model: 'vidu-q1', mode: 'text' });
  expect(text).toMatchObject({ files: {}, input: { resolution: '1080p', seconds: 5, style: 'general' } });
  const ends = bench.requestFor({ model: 'vidu-q1', mode: 'first-last' });
  expect(Object.keys(ends.files)).toEqual(['first', 'last']);
  const references = bench.requestFor({ model: 'vidu-q1', mode: 'reference' });
  expect(Object.keys(references.files)).toEqual(['reference-1']);
  const video = bench.requestFor({ model: 'veo-3-1', mode: 'video' });
  expect(video.video).toEqual({ width: 1280, height: 720, seconds: 5 });
  await bench.close();
  expect(existsSync(bench.folder)).toBe(false);
});
