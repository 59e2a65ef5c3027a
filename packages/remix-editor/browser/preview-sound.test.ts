import { aClip, aDocument, aTrack } from '@kinora/timeline/fixtures';
import { expect, it, vi } from 'vitest';

import { openAudio } from '../src/preview/sound/open-audio.ts';
import type { SoundNews } from '../src/preview/sound/sound-messages.ts';
import { createSoundPlayer } from '../src/preview/sound/sound-player.ts';
import { aMedium, seconds } from '../src/testing/a-preview.ts';
import { aTone } from '../src/testing/a-tone.ts';

const now = () => performance.timeOrigin + performance.now();

it.each([48_000, 44_100])('plays from where the playhead is, block after block: %d Hz', async (sampleRate) => {
  const start = vi.spyOn(AudioBufferSourceNode.prototype, 'start');
  const player = createSoundPlayer({
    openAudio,
    now,
    startWorker: (hear) => {
      const worker = new Worker(new URL('../src/preview/sound/sound.worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<SoundNews>) => hear(data));
      return worker;
    },
    every: (run, ms) => {
      const timer = setInterval(run, ms);
      return () => clearInterval(timer);
    },
  });
  const clip = aClip({ kind: 'audio', mediaId: 'upload:tone', duration: seconds(20), sourceIn: 0 });
  player.tell({ kind: 'document', document: aDocument({ tracks: [aTrack({ kind: 'audio', clips: [clip] })] }) });
  const tone = { kind: 'audio', url: await aTone(20, sampleRate), duration: seconds(20), hasSound: true } as const;
  player.tell({ kind: 'media', media: { 'upload:tone': aMedium(tone) } });
  const since = now();
  player.follow({ rate: 1, time: seconds(7), since, from: 0, to: seconds(20), isLoop: false });
  await vi.waitFor(() => expect(start.mock.calls.length).toBeGreaterThanOrEqual(4), 20_000);
  // Later blocks lie wholly ahead: they follow each other without a gap.
  const times = start.mock.calls.map(([when = 0]) => when);
  expect((times[3] ?? 0) - (times[2] ?? 0)).toBeCloseTo(0.5, 6);
  const [, , third] = start.mock.contexts;
  // It spies on nodes of this kind.
  const buffer = (third as AudioBufferSourceNode).buffer;
  const loudest = buffer?.getChannelData(0).reduce((most, sample) => Math.max(most, sample), 0);
  expect(loudest).toBeCloseTo(0.5, 2);
  // A busy machine lets the loudspeaker lag, never lead: the picture follows it.
  expect(player.since()).toBeGreaterThan(since - 50);
  player.close();
  start.mockRestore();
});
