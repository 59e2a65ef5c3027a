import type { Input } from 'mediabunny';

import { openFile } from '../read-video.ts';
import { openSound, type OpenSound } from './decode-sound.ts';
import type { DecodeRun } from './sound-chunks.ts';

/** Files that stay open. */
const FILES_KEPT = 8;

const files = new Map<string, { readonly input: Input; readonly sound: Promise<OpenSound | null> }>();

function open(url: string) {
  const input = openFile(url);
  return { input, sound: openSound(input) };
}

function fileOf(url: string): Promise<OpenSound | null> {
  const file = files.get(url) ?? open(url);
  files.delete(url);
  files.set(url, file);
  const [oldest] = files;
  if (files.size > FILES_KEPT && oldest) {
    oldest[1].input.dispose();
    files.delete(oldest[0]);
  }
  return file.sound;
}

/** Decodes a run of samples of the file at an address. */
export const readSoundRun: DecodeRun = async (url, span) => {
  const sound = await fileOf(url);
  if (sound) return sound.read(span);
  const silence = new Float32Array(span.to - span.from);
  return { left: silence, right: silence };
};
