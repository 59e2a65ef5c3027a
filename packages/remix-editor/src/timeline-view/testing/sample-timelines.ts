import { TICKS_PER_SECOND, type TimelineDocument } from '@kinora/contracts/timeline';
import { encodePeaks, measurePeaks } from '@kinora/footage/sound';
import { aClip, aDocument, aTextClip, aTrack, anEffectClip, someMedia } from '@kinora/timeline/fixtures';

import type { EditorMedia } from '../../state/media-atoms.ts';

const SECOND = TICKS_PER_SECOND;

/** A film strip of twelve tiles, drawn as an address of its own. */
function aSprite(hue: number): string {
  const tiles = Array.from({ length: 12 }, (_, place) => {
    const [x, y] = [(place % 4) * 160, Math.floor(place / 4) * 90];
    const sky = `<rect x="${x}" y="${y}" width="160" height="90" fill="hsl(${hue + place * 2} 55% 32%)"/>`;
    const sun = `<circle cx="${x + 40 + place * 6}" cy="${y + 34}" r="16" fill="hsl(${hue + 40} 80% 70%)"/>`;
    const sea = `<rect x="${x}" y="${y + 58}" width="160" height="32" fill="hsl(${hue + 20} 45% 22%)"/>`;
    return sky + sun + sea;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="270">${tiles.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The waves of a song that swells and fades, as a file. */
function somePeaks(): string {
  const sampleRate = 4000;
  const samples = Float32Array.from({ length: sampleRate * 20 }, (_, at) => {
    const [swell, beat] = [Math.sin(at / 9000) ** 2, Math.abs(Math.sin(at / 900))];
    return Math.sin(at * 0.7) * (0.15 + 0.8 * swell * beat);
  });
  const bytes = encodePeaks(measurePeaks({ left: samples, right: samples, sampleRate }));
  return `data:application/octet-stream;base64,${btoa(String.fromCodePoint(...bytes))}`;
}

const FILES = { url: '/clip.mp4', poster: null, proxy: null } as const;

/** The media of the fixtures with names and strips. */
export const sampleMedia: EditorMedia = Object.fromEntries(
  Object.entries(someMedia).map(([id, facts], place) => [
    id,
    {
      ...facts,
      ...FILES,
      name: id,
      sprite: facts.kind === 'audio' ? null : aSprite(200 + place * 130),
      peaks: facts.kind === 'audio' ? somePeaks() : null,
    },
  ]),
);

const seconds = (start: number, duration: number) => ({ start: start * SECOND, duration: duration * SECOND });

/** A little film: titles, an effect, two clips that touch, a gap, a third, music and muted sound. */
export function aLittleFilm(): TimelineDocument {
  const lake = { mediaId: 'creation:lake', name: 'Whale song' };
  const music = { kind: 'audio', mediaId: 'upload:music' } as const;
  return aDocument({
    name: 'Three small voyages',
    tracks: [
      aTrack({ id: 'sea', kind: 'audio', name: 'Sea', muted: true, clips: [sound('harbour', 'Harbour', 0, 5)] }),
      aTrack({
        kind: 'audio',
        name: 'Music',
        clips: [aClip({ ...music, id: 'boats', name: 'Paper boats', ...seconds(0, 17) })],
      }),
      aTrack({
        clips: [
          aClip({ id: 'sea-clip', name: 'Calm sea', ...seconds(0, 5), sourceIn: SECOND }),
          aClip({ id: 'whale', ...lake, ...seconds(5, 5) }),
          aClip({ id: 'balloon', name: 'Red balloon', ...seconds(12, 5) }),
        ],
      }),
      aTrack({ kind: 'effect', clips: [anEffectClip({ id: 'petals', name: 'Petal storm', ...seconds(0, 5) })] }),
      aTrack({
        kind: 'text',
        clips: [
          aTextClip({ id: 'day', text: 'Day one', ...seconds(1, 3) }),
          aTextClip({ id: 'under', text: 'Under the surface', ...seconds(6, 3) }),
        ],
      }),
    ],
    markers: [{ id: 'mark', time: 12 * SECOND, label: 'Balloon', colour: 'teal' }],
  });
}

function sound(id: string, name: string, ...[start, length]: readonly [number, number]) {
  return aClip({ id, name, kind: 'audio', mediaId: 'upload:music', ...seconds(start, length) });
}
