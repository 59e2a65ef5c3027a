import type { Canvas, Context2d } from '@kinora/drawing';
import { aDocument } from '@kinora/timeline/fixtures';
import { describe, expect, it } from 'vitest';

import { aContext } from '../testing/a-context.ts';
import { aFrameSource } from '../testing/a-frame-source.ts';
import { aMedium, seconds, twoClips } from '../testing/a-preview.ts';
import { createExportHost } from './export-host.ts';
import type { ExportJob, ExportNews } from './export-messages.ts';

const media = {
  'creation:one': aMedium({ url: '/one', duration: seconds(9), hasSound: true }),
  'creation:two': aMedium({ url: '/two', duration: seconds(9) }),
};
const job = (change: Partial<ExportJob> = {}): ExportJob => ({
  document: twoClips(),
  media,
  size: { width: 64, height: 36 },
  rate: { num: 24, den: 1 },
  range: { start: seconds(1.5), end: seconds(2.5) },
  watermark: false,
  ...change,
});

const canvasOf = (width: number, height: number): Canvas => ({ width, height, getContext: () => aContext() });

const nothing = () => undefined;

function aWorker({ canExport = true, gone = '' } = {}) {
  const seen = { news: [] as ExportNews[], steps: [] as string[], drawn: [] as object[], fonts: [] as string[] };
  let hear: ReturnType<typeof createExportHost> = nothing;
  const ended = new Promise<ExportNews>((end) => {
    hear = createExportHost({
      openVideo: (url, { onFail }) =>
        aFrameSource({ height: url === '/one' ? 1 : 2, onFail: url === gone ? onFail : undefined }),
      loadPicture: () => Promise.reject(new Error('404')),
      environment: { canvas: canvasOf, picture: () => null },
      loadFont: (family) => Promise.resolve(void seen.fonts.push(family)),
      mixer: {
        mix: (_document, _media, { from, to }) => {
          seen.steps.push(`mix ${from} ${to}`);
          return Promise.resolve(null);
        },
      },
      canExport: () => Promise.resolve(canExport),
      check: {
        canShow: () => Promise.resolve(true),
        canSee: () => Promise.resolve(true),
        canHear: (url) => Promise.resolve(url !== '/mute'),
      },
      open: (_size, { write }) => {
        const context: Context2d = aContext((image) => seen.drawn.push(image));
        const chunk = () => write({ type: 'write', position: 0, data: new Uint8Array(3) });
        const encoder = {
          addFrame: ({ time }: { time: number }) => Promise.resolve(void seen.steps.push(`frame ${time}`)),
          addSound: ({ from }: { from: number }) => Promise.resolve(void seen.steps.push(`sound ${from}`)),
          finish: chunk,
        };
        return Promise.resolve({ context, encoder });
      },
      say: (news) => {
        seen.news.push(news);
        if (news.kind === 'done' || news.kind === 'failed' || news.kind === 'checked') end(news);
      },
    });
  });
  return { seen, ended, hear: (request: Parameters<typeof hear>[0]) => hear(request) };
}

const settle = () => new Promise((done) => setTimeout(done, 50));

describe('an export', () => {
  it('draws every frame in order, with its sound, and waits for the disk', async () => {
    const { ended, hear, seen } = aWorker();
    hear({ kind: 'start', fontUrls: {}, job: job() });
    await settle();
    expect(seen.steps.slice(0, 4)).toEqual([
      `mix ${seconds(1.5)} ${seconds(2)}`,
      `sound ${seconds(1.5)}`,
      `frame ${seconds(1.5)}`,
      `frame ${seconds(1.5) + 10_000}`,
    ]);
    expect(seen.steps.filter((step) => step.startsWith('frame'))).toHaveLength(24);
    expect(seen.news.at(-1)).toMatchObject({ kind: 'chunk', chunk: { position: 0 } });
    expect(seen.news.filter(({ kind }) => kind === 'progress').at(-1)).toMatchObject({ done: 24, total: 24 });
    hear({ kind: 'written' });
    expect(await ended).toEqual({ kind: 'done' });
    expect(seen.fonts).toEqual(['Kinora Fraunces']);
  });

  it('tells which media cannot be read, before it starts', async () => {
    const { ended, hear } = aWorker();
    const wanted = { mediaId: 'upload:rain', name: 'Rain', isPicture: false, isSeen: false, isHeard: true };
    hear({
      kind: 'check',
      wanted: [
        { ...wanted, url: '/mute' },
        { ...wanted, url: '/whole' },
      ],
    });
    expect(await ended).toEqual({ kind: 'checked', unreadable: [{ name: 'Rain', part: 'sound' }] });
  });

  it('marks each frame where it should', async () => {
    const [plain, marked] = [aWorker(), aWorker()];
    for (const [worker, watermark] of [
      [plain, false],
      [marked, true],
    ] as const) {
      worker.hear({ kind: 'start', fontUrls: {}, job: job({ watermark }) });
      await settle();
      worker.hear({ kind: 'written' });
      await worker.ended;
    }
    expect(marked.seen.drawn.length - plain.seen.drawn.length).toBe(24);
  });

  it.each([
    ['empty', {}, { document: aDocument(), range: undefined }],
    ['unsupported', { canExport: false }, {}],
    ['media-missing', { gone: '/two' }, {}],
  ] as const)('says why there is no file: %s', async (reason, machine, change) => {
    const { ended, hear } = aWorker(machine);
    hear({ kind: 'start', fontUrls: {}, job: job(change) });
    expect(await ended).toMatchObject({ kind: 'failed', failure: { reason } });
  });
});
