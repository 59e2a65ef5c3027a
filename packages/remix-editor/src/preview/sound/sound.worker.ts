import { readSoundRun } from './read-sound-run.ts';
import { createSoundEngine } from './sound-engine.ts';
import type { SoundRequest } from './sound-messages.ts';

const hear = createSoundEngine({
  decode: readSoundRun,
  say: (news) => postMessage(news, { transfer: news.sound ? [news.sound.left.buffer, news.sound.right.buffer] : [] }),
});

addEventListener('message', ({ data }: MessageEvent<SoundRequest>) => hear(data));
