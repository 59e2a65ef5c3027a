import type { SharedClip } from '@kinora/contracts/share';

const svg = (width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#345"/></svg>`)}`;

/** A clip as strangers see it. */
export function aSharedClip(
  change: Partial<SharedClip> = {},
  [width, height]: readonly [number, number] = [1280, 720],
): SharedClip {
  return {
    id: 'aZ09_-aZ09_-aZ09_-aZ09',
    model: 'local',
    mode: 'text',
    by: 'Ada Lovelace',
    settings: { prompt: 'A paper boat on a calm sea at dusk', seed: 7, seconds: 5, shape: '16:9' },
    // A video without data: it loads nothing and fails in no story by chance.
    clip: { url: 'data:video/mp4,', poster: svg(width, height), width, height, seconds: 5 },
    ...change,
  };
}
