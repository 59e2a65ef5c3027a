import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import { createMiniMax } from './minimax.ts';
import { MINIMAX_WIRE } from './wire.ts';

const SUBJECT = { wire: MINIMAX_WIRE, create: createMiniMax };

conformsToRemoteProvider(SUBJECT);

it('asks for what was chosen in the words of MiniMax', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  await provider.start(requestFor({ model: 'hailuo-02', mode: 'text' }), { key: 'one' });
  expect(simulator.accepted[0]?.asked).toEqual({
    model: 'MiniMax-Hailuo-02',
    prompt: 'a paper boat on a storm at night',
    duration: 6,
    resolution: '768P',
    aigc_watermark: false,
  });
  const ends = requestFor({ model: 'hailuo-02', mode: 'first-last' });
  await provider.start({ ...ends, input: { ...ends.input, resolution: '1080p' } }, { key: 'two' });
  const picture = expect.stringMatching(/^data:image\/webp;base64,/) as string;
  expect(simulator.accepted[1]?.asked).toMatchObject({
    resolution: '1080P',
    first_frame_image: picture,
    last_frame_image: picture,
  });
  await bench.close();
});

it('keeps the digits of a long id', async () => {
  const bench = await openRemote(SUBJECT);
  const { id } = await bench.started();
  expect(id).toBe(bench.simulator.accepted[0]?.id);
  expect(Number.isSafeInteger(Number(id))).toBe(false);
  await bench.close();
});
