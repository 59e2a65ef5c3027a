// Projects of any size, with media whose strips and waves are there.
import { TICKS_PER_SECOND } from '../../../../packages/contracts/src/timeline.ts';
import { encodePeaks, measurePeaks } from '../../../../packages/footage/src/sound.ts';
import { aClip, aDocument, aTrack, someMedia } from '../../../../packages/timeline/src/fixtures.ts';

const KINDS = ['audio', 'audio', 'audio', 'audio', 'video', 'video', 'video', 'video'];
const MEDIA = { audio: ['upload:music'], video: ['creation:fox', 'creation:lake'] };

/** A film strip of twelve tiles as the server makes it: pixels. */
function aSprite(hue) {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 270 });
  const context = canvas.getContext('2d');
  for (let tile = 0; tile < 12; tile += 1) {
    const [x, y] = [(tile % 4) * 160, Math.floor(tile / 4) * 90];
    context.fillStyle = `hsl(${hue + tile * 4} 50% 30%)`;
    context.fillRect(x, y, 160, 90);
    context.fillStyle = `hsl(${hue + 60} 70% 70%)`;
    context.fillRect(x + 10 + tile * 6, y + 30, 40, 40);
  }
  return canvas.toDataURL('image/webp');
}

function somePeaks() {
  const samples = Float32Array.from({ length: 80_000 }, (_, at) => Math.sin(at * 0.7) * Math.sin(at / 9000) ** 2);
  const bytes = encodePeaks(measurePeaks({ left: samples, right: samples, sampleRate: 4000 }));
  return `data:application/octet-stream;base64,${btoa(String.fromCodePoint(...bytes))}`;
}

export const sampleMedia = () =>
  Object.fromEntries(
    Object.entries(someMedia).map(([id, facts], place) => [
      id,
      {
        ...facts,
        name: id,
        url: '/none.mp4',
        poster: null,
        proxy: null,
        sprite: facts.kind === 'audio' ? null : aSprite(place * 90),
        peaks: facts.kind === 'audio' ? somePeaks() : null,
      },
    ]),
  );

/** `count` clips of one to four seconds on eight tracks, with a gap of a second after each pair. */
export function someClips(count) {
  const tracks = KINDS.map((kind, lane) => {
    const clips = [];
    let start = 0;
    for (let number = lane; number < count; number += KINDS.length) {
      const duration = (1 + (clips.length % 4)) * TICKS_PER_SECOND;
      const mediaId = MEDIA[kind][clips.length % MEDIA[kind].length];
      clips.push(aClip({ id: `clip-${number}`, name: `clip ${number}`, kind, mediaId, start, duration }));
      start += duration + (clips.length % 2 === 0 ? TICKS_PER_SECOND : 0);
    }
    return aTrack({ id: `track-${lane}`, kind, clips });
  });
  return aDocument({ name: `${count} clips`, tracks });
}
