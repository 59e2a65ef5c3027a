import { readFile, writeFile } from 'node:fs/promises';

import type { Fixture } from './fixture.ts';
import { makeFilm, type FilmRecipe } from './make-film.ts';

/** A second of a tone unless said otherwise. */
const sound = (name: string, recipe: FilmRecipe, seconds = 1): Fixture => ({
  name,
  use: 'timeline',
  write: (file) => makeFilm(file, { codec: null, seconds, ...recipe }),
  verdict: { sound: { seconds } },
});

/** The first part of another file. */
const cut = (name: string, from: string, share: number): Fixture => ({
  name,
  use: 'timeline',
  async write(file, made) {
    const whole = await readFile(await made(from));
    await writeFile(file, whole.subarray(0, Math.floor(whole.length * share)));
  },
  verdict: { refused: 'truncated' },
});

/** Sounds, which only a timeline takes. */
export const SOUND_FIXTURES: readonly Fixture[] = [
  sound('tone.wav', { muxer: 'wav', sound: 'pcm_s16le' }),
  sound('tone.mp3', { muxer: 'mp3', sound: 'libmp3lame' }),
  sound('tone.m4a', { muxer: 'ipod', sound: 'aac' }),
  sound('tone.ogg', { muxer: 'ogg', sound: 'libvorbis' }),
  sound('opus.ogg', { muxer: 'ogg', sound: 'libopus' }),
  sound('tone.flac', { muxer: 'flac', sound: 'flac' }),
  sound('half-a-second.wav', { muxer: 'wav', sound: 'pcm_s16le' }, 0.5),
  sound('longer-than-a-clip.mp3', { muxer: 'mp3', sound: 'libmp3lame' }, 70),
  sound('recording-of-a-phone.mp4', { sound: 'aac' }),
  sound('words.mp3', { muxer: 'mp3', sound: 'libmp3lame', metadata: { title: '<script>alert(1)</script>' } }),
  { ...sound('telephone.wav', { muxer: 'wav', sound: 'pcm_mulaw' }), verdict: { refused: 'unsupported-codec' } },
  cut('cut.wav', 'tone.wav', 0.5),
  cut('cut.m4a', 'tone.m4a', 0.5),
  {
    ...sound('song.mp3', { muxer: 'mp3', sound: 'libmp3lame' }),
    use: 'creation',
    verdict: { refused: 'no-video', detail: { found: 'mp3' } },
  },
  {
    ...sound('song.m4a', { muxer: 'ipod', sound: 'aac' }),
    use: 'creation',
    verdict: { refused: 'no-video', detail: { found: 'm4a' } },
  },
  {
    name: 'noise.mp3',
    use: 'timeline',
    write: (file) =>
      writeFile(
        file,
        Buffer.concat([Buffer.from('ID3\u0004\u0000\u0000\u0000\u0000\u0000\u0000'), Buffer.alloc(5000, 7)]),
      ),
    verdict: { refused: 'damaged' },
  },
  {
    name: 'longer-than-a-clip.mp4',
    use: 'timeline',
    write: (file) => makeFilm(file, { seconds: 62, sound: null }),
    verdict: { video: { width: 160, height: 90, fps: 24, frames: 1488, hasSound: false } },
  },
];
