import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { aTone } from '../../testing/a-tone.ts';
import { readSoundRun } from './read-sound-run.ts';

const files = new Map<string, Blob>();

/** A server that sends ranges of the files. */
async function send(url: URL, { headers }: RequestInit): Promise<Response> {
  const file = files.get(url.pathname);
  if (!file) return new Response('', { status: 404 });
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(new Headers(headers).get('range') ?? '') ?? [];
  const end = to === '' ? file.size : Math.min(file.size, Number(to) + 1);
  const range = `bytes ${from}-${end - 1}/${file.size}`;
  const body = await file.slice(Number(from), end).arrayBuffer();
  return new Response(body, { status: 206, headers: { 'content-range': range } });
}

beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1/editor/' });
  vi.stubGlobal('fetch', send);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `/media/${files.size}.mp4`;
    if (file instanceof Blob) files.set(url, file);
    return url;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('reads any run of a file, and of more files than stay open', async () => {
  const urls = await Promise.all(Array.from({ length: 10 }, () => aTone(1)));
  for (const url of [...urls, ...urls.slice(0, 1)]) {
    const { left, right } = await readSoundRun(url, { from: 12_000, to: 12_100 });
    expect([left.length, right[25]]).toEqual([100, left[25]]);
    expect(left[25]).toBeCloseTo(0.5 * Math.sin((2 * Math.PI * 440 * 12_025) / 48_000), 3);
  }
});

it('rejects where there is no such file', async () => {
  await expect(readSoundRun('/media/gone.mp4', { from: 0, to: 100 })).rejects.toThrow('404');
});
