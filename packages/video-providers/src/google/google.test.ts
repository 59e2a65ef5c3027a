import { expect, it } from 'vitest';

import { openRemote } from '../conformance/remote-bench.ts';
import { conformsToRemoteProvider } from '../conformance/remote-conformance.ts';
import { createGoogle } from './google.ts';
import { GOOGLE_WIRE } from './wire.ts';

const SUBJECT = { wire: GOOGLE_WIRE, create: createGoogle };

conformsToRemoteProvider(SUBJECT);

it('asks for what was chosen in the words of Veo, at the model of its tier', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  const asked = requestFor({ model: 'veo-3-1', mode: 'text' });
  const input = {
    ...asked.input,
    tier: 'standard',
    resolution: '1080p',
    shape: '9:16',
    audio: false,
    seed: 7,
    negative: 'rain',
  } as const;
  await provider.start({ ...asked, input }, { key: 'one' });
  expect(simulator.accepted[0]?.asked).toEqual({
    model: 'veo-3.1-generate-001',
    instances: [{ prompt: 'a paper boat on a storm at night' }],
    parameters: {
      sampleCount: 1,
      aspectRatio: '9:16',
      resolution: '1080p',
      durationSeconds: 8,
      generateAudio: false,
      negativePrompt: 'rain',
      seed: 7,
    },
  });
  await bench.close();
});

it('sends the files of each mode within the request', async () => {
  const bench = await openRemote(SUBJECT);
  const { provider, requestFor, simulator } = bench;
  const picture = { bytesBase64Encoded: expect.any(String) as string, mimeType: 'image/webp' };
  const instances = {
    image: { image: picture },
    'first-last': { image: picture, lastFrame: picture },
    reference: { referenceImages: [{ image: picture, referenceType: 'asset' }] },
    video: { video: { bytesBase64Encoded: expect.any(String) as string, mimeType: 'video/mp4' } },
  } as const;
  for (const [mode, instance] of Object.entries(instances)) {
    await provider.start(requestFor({ model: 'veo-3-1', mode: mode as keyof typeof instances }), { key: mode });
    expect(simulator.accepted.at(-1)?.asked).toMatchObject({ instances: [instance] });
  }
  await bench.close();
});

it('shows its key to Google’s own address and to no other', async () => {
  const bench = await openRemote(SUBJECT);
  const operation = await bench.started();
  const to = { path: `${bench.folder}/film`, maxBytes: 1000 };
  const elsewhere = { url: 'https://storage.example.invalid/film.mp4' };
  expect(await bench.provider.fetch(operation, elsewhere, to)).toMatchObject({ ok: false });
  const { seen } = bench.simulator;
  expect(seen.every(({ headers }) => headers['x-goog-api-key'] === bench.simulator.key)).toBe(true);
  await bench.close();
});
