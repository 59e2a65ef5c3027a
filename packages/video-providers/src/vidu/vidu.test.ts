import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import { createVidu } from './vidu.ts';
import { VIDU_WIRE } from './wire.ts';

const SUBJECT = { wire: VIDU_WIRE, create: createVidu };

conformsToRemoteProvider(SUBJECT);

it('asks for what was chosen in the words of Vidu', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  const asked = requestFor({ model: 'vidu-q1', mode: 'text' });
  const input = { ...asked.input, shape: '9:16', style: 'anime', motion: 'small', seed: 7 } as const;
  await provider.start({ ...asked, input }, { key: 'one', callback: 'https://studio.example.com/hook' });
  expect(simulator.accepted[0]?.asked).toEqual({
    model: 'viduq1',
    prompt: 'a paper boat on a storm at night',
    duration: 5,
    resolution: '1080p',
    aspect_ratio: '9:16',
    style: 'anime',
    movement_amplitude: 'small',
    seed: 7,
    payload: asked.id,
    callback_url: 'https://studio.example.com/hook',
  });
  const pictures = requestFor({ model: 'vidu-q1', mode: 'first-last' });
  await provider.start(pictures, { key: 'two' });
  expect(simulator.accepted[1]?.asked).toMatchObject({
    images: [expect.stringMatching(/^data:image\/webp;base64,/), expect.any(String)],
  });
  await bench.close();
});

it('has a meaning for each code of a task that failed', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  expect(provider.quote(requestFor({ model: 'vidu-q1', mode: 'text' }))).toBe(400_000);
  simulator.comesTo('withheld');
  const started = await provider.start(requestFor({ model: 'vidu-q1', mode: 'text' }), { key: 'one' });
  const id = started.ok ? started.value.id : '';
  expect(await provider.check({ id })).toMatchObject({
    value: { failure: { reason: 'withheld', code: 'CreationPolicyViolation', reference: id } },
  });
  await bench.close();
});
