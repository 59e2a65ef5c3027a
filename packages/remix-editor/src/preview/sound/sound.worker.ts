import type { Input } from 'mediabunny';

import { openFile } from '../read-video.ts';
import { openSound, type OpenSound } from './decode-sound.ts';
import { createSoundEngine } from './sound-engine.ts';
import type { SoundRequest } from './sound-messages.ts';
import type { SampleSpan } from './source-span.ts';

/** Files that stay open. */
const FILES_KEPT = 8;

const files = new Map<string, { readonly input: Input; readonly sound: Promise<OpenSound | null> }>();

function fileOf(url: string): Promise<OpenSound | null> {
  const input = files.get(url)?.input ?? openFile(url);
  const sound = files.get(url)?.sound ?? openSound(input);
  files.delete(url);
  files.set(url, { input, sound });
  const [oldest] = files;
  if (files.size > FILES_KEPT && oldest) {
    oldest[1].input.dispose();
    files.delete(oldest[0]);
  }
  return sound;
}

async function decode(url: string, span: SampleSpan) {
  const sound = await fileOf(url);
  if (sound) return sound.read(span);
  const silence = new Float32Array(span.to - span.from);
  return { left: silence, right: silence };
}

const hear = createSoundEngine({
  decode,
  say: (news) => postMessage(news, { transfer: news.sound ? [news.sound.left.buffer, news.sound.right.buffer] : [] }),
});

addEventListener('message', ({ data }: MessageEvent<SoundRequest>) => hear(data));
