import { run } from '@kinora/timeline';
import { aClip, aDocument, aTrack, someFacts } from '@kinora/timeline/fixtures';
import { expect, it } from 'vitest';

import { aMedium, seconds } from '../../testing/a-preview.ts';
import { createSoundEngine } from './sound-engine.ts';
import type { SoundNews } from './sound-messages.ts';

const media = { 'upload:music': aMedium({ ...someFacts({ kind: 'audio', duration: seconds(60) }), url: '/music' }) };
const document = aDocument({
  tracks: [aTrack({ kind: 'audio', clips: [aClip({ kind: 'audio', mediaId: 'upload:music' })] })],
});
const settle = () => new Promise((done) => setTimeout(done, 20));

it('mixes the document as it is by now', async () => {
  const said: SoundNews[] = [];
  const hear = createSoundEngine({
    say: (news) => said.push(news),
    decode: (_url, { from, to }) => {
      const side = new Float32Array(to - from).fill(0.5);
      return Promise.resolve({ left: side, right: side });
    },
  });
  hear({ kind: 'document', document });
  hear({ kind: 'media', media });
  hear({ kind: 'mix', id: 1, from: 0, to: seconds(0.5) });
  await settle();
  const lift = run(document, { op: 'lift', clipIds: ['clip'] }, { media, makeId: () => 'x' });
  if (lift.ok) hear({ kind: 'edits', edits: [lift.value] });
  hear({ kind: 'mix', id: 2, from: 0, to: seconds(0.5) });
  await settle();
  expect(said.map(({ id, sound }) => [id, sound?.left.length, sound?.left[5000]])).toEqual([
    [1, 24_000, 0.5],
    [2, undefined, undefined],
  ]);
});
