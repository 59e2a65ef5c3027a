import { beforeEach, describe, expect, it } from 'vitest';

import { twoClips } from '../testing/a-preview.ts';
import type { ExportNews, ExportRequest, FileChunk } from './export-messages.ts';
import { checkOnPage, exportOnPage } from './export-on-page.ts';

const CHUNK: FileChunk = { type: 'write', position: 4, data: new Uint8Array([1, 2]) };
const job = {
  document: twoClips(),
  media: {},
  size: { width: 2, height: 2 },
  rate: { num: 24, den: 1 },
  watermark: true,
};
const settle = () => new Promise((done) => setTimeout(done, 5));

function aPage({ isFull = false } = {}) {
  const seen = { asked: [] as ExportRequest[], chunks: [] as FileChunk[], ended: '', workers: 0, closed: 0 };
  let say: (news: ExportNews) => void;
  let breakDown: () => void;
  const signal = new AbortController();
  const write = new WritableStream<FileChunk>({
    write: (chunk) => (isFull ? Promise.reject(new Error('The disk is full.')) : void seen.chunks.push(chunk)),
    close: () => void (seen.ended = 'closed'),
    abort: (reason) => void (seen.ended = `aborted: ${String(reason)}`),
  });
  const progress: number[] = [];
  const run = () =>
    exportOnPage(
      {
        fontUrls: {},
        startWorker: (hear, onBreak) => {
          seen.workers += 1;
          say = hear;
          breakDown = onBreak;
          return { postMessage: (request) => seen.asked.push(request), terminate: () => (seen.closed += 1) };
        },
      },
      { ...job, write, signal: signal.signal, onProgress: ({ done }) => progress.push(done) },
    );
  return { seen, signal, progress, run, say: (news: ExportNews) => say(news), breakDown: () => breakDown() };
}

function aCheck() {
  const seen = { asked: [] as ExportRequest[], closed: 0 };
  let [say, breakDown]: [(news: ExportNews) => void, () => void] = [() => undefined, () => undefined];
  const checked = checkOnPage(
    {
      fontUrls: {},
      startWorker: (hear, onBreak) => {
        [say, breakDown] = [hear, onBreak];
        return { postMessage: (request) => seen.asked.push(request), terminate: () => (seen.closed += 1) };
      },
    },
    [],
  );
  return { seen, checked, say, breakDown };
}

describe('the check before an export', () => {
  it('passes on what cannot be read', async () => {
    const { seen, checked, say } = aCheck();
    expect(seen.asked).toEqual([{ kind: 'check', wanted: [] }]);
    say({ kind: 'checked', unreadable: [{ name: 'Rain', part: 'sound' }] });
    expect(await checked).toEqual([{ name: 'Rain', part: 'sound' }]);
    expect(seen.closed).toBe(1);
  });

  it('finds nothing where its worker breaks', async () => {
    const { checked, breakDown } = aCheck();
    breakDown();
    expect(await checked).toEqual([]);
  });
});

let page: ReturnType<typeof aPage>;
beforeEach(() => {
  page = aPage();
});

describe('the page of an export', () => {
  it('writes what comes, says so, and closes the file', async () => {
    const outcome = page.run();
    page.say({ kind: 'chunk', chunk: CHUNK });
    page.say({ kind: 'progress', done: 3, total: 9 });
    await settle();
    expect(page.seen.asked.map(({ kind }) => kind)).toEqual(['start', 'written']);
    page.say({ kind: 'done' });
    expect(await outcome).toEqual({ ok: true, value: null });
    expect([page.seen.chunks, page.progress, page.seen.ended, page.seen.closed]).toEqual([[CHUNK], [3], 'closed', 1]);
  });

  it('gives up what was written when it is called off', async () => {
    const outcome = page.run();
    page.say({ kind: 'chunk', chunk: CHUNK });
    await settle();
    page.signal.abort();
    expect(await outcome).toEqual({ ok: false, failure: { reason: 'cancelled' } });
    expect([page.seen.ended, page.seen.closed]).toEqual(['aborted: cancelled', 1]);
  });

  it('does not begin where it was called off before', async () => {
    page.signal.abort();
    expect(await page.run()).toEqual({ ok: false, failure: { reason: 'cancelled' } });
    expect(page.seen.workers).toBe(0);
  });

  it('passes on why there is no file', async () => {
    const outcome = page.run();
    page.say({ kind: 'failed', failure: { reason: 'media-missing', mediaId: 'fox' } });
    expect(await outcome).toEqual({ ok: false, failure: { reason: 'media-missing', mediaId: 'fox' } });
    expect(page.seen.ended).toBe('aborted: media-missing');
  });

  it('survives a worker that breaks', async () => {
    const outcome = page.run();
    page.breakDown();
    expect(await outcome).toMatchObject({ ok: false, failure: { reason: 'broken' } });
  });

  it('ends when the disk is full', async () => {
    const full = aPage({ isFull: true });
    const outcome = full.run();
    full.say({ kind: 'chunk', chunk: CHUNK });
    expect(await outcome).toEqual({ ok: false, failure: { reason: 'broken', message: 'Error: The disk is full.' } });
  });
});
