import { expect, it } from 'vitest';

import { streamOf } from './sound-stream.ts';

it('reads any part of a sound, and leaves a stream as it is', async () => {
  const stream = streamOf({ sampleRate: 48_000, left: Float32Array.of(1, 2, 3), right: Float32Array.of(4, 5, 6) });
  expect(stream.length).toBe(3);
  expect(await stream.read(1, 5)).toEqual({ left: Float32Array.of(2, 3), right: Float32Array.of(5, 6) });
  expect(streamOf(stream)).toBe(stream);
});
