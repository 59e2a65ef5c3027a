import { readFile } from 'node:fs/promises';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { seekVideo } from './seek-video.ts';

/** 24 frames a second, a key frame at first, frames that need later ones. */
const FILE = new URL('../../../inspiration/pictures/fox-snow.mp4', import.meta.url);
const FPS = 24;
const seen = { decoders: 0, open: 0, decoded: 0, isBroken: false };

class FakeFrame {
  readonly displayWidth = 4;
  readonly displayHeight = 2;
  readonly timestamp: number;
  constructor(timestamp: number) {
    this.timestamp = timestamp;
    seen.open += 1;
  }
  close() {
    seen.open -= 1;
  }
}

/** Gives out frames in the order in which they are shown, once it is flushed, as real ones do; its pictures are empty. */
class FakeDecoder {
  state = 'unconfigured';
  #chunks: { readonly timestamp: number; readonly type: string }[] = [];
  readonly #output: (frame: FakeFrame) => void;
  constructor({ output }: { output: (frame: FakeFrame) => void }) {
    this.#output = output;
    seen.decoders += 1;
  }
  configure() {
    this.state = 'configured';
  }
  decode(chunk: { timestamp: number; type: string }) {
    if (this.#chunks.length === 0 && chunk.type !== 'key') throw new Error('A key frame is needed first.');
    this.#chunks.push(chunk);
    seen.decoded += 1;
  }
  flush() {
    if (seen.isBroken) return Promise.reject(new Error('damaged'));
    const times = this.#chunks.map(({ timestamp }) => timestamp).toSorted((one, two) => one - two);
    this.#chunks = [];
    for (const time of times) this.#output(new FakeFrame(time));
    return Promise.resolve();
  }
  close() {
    this.state = 'closed';
  }
}

class FakeChunk {
  readonly timestamp: number;
  readonly type: string;
  constructor({ timestamp, type }: { timestamp: number; type: string }) {
    this.timestamp = timestamp;
    this.type = type;
  }
}

const drawn: number[] = [];
class FakeCanvas {
  readonly width: number;
  readonly height: number;
  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }
  getContext() {
    return { drawImage: ({ timestamp }: FakeFrame) => drawn.push(timestamp) };
  }
}

beforeEach(async () => {
  const bytes = await readFile(FILE);
  Object.assign(seen, { decoders: 0, open: 0, decoded: 0, isBroken: false });
  drawn.length = 0;
  vi.stubGlobal('location', { href: 'http://127.0.0.1/editor/' });
  vi.stubGlobal('VideoDecoder', Object.assign(FakeDecoder, { isConfigSupported: () => ({ supported: true }) }));
  vi.stubGlobal('EncodedVideoChunk', FakeChunk);
  vi.stubGlobal('OffscreenCanvas', FakeCanvas);
  vi.stubGlobal('fetch', (url: URL | Request | string) => {
    const address = url instanceof Request ? url.url : String(url);
    const whole = { status: 206, headers: { 'content-range': `bytes 0-${bytes.length - 1}/${bytes.length}` } };
    return Promise.resolve(
      address.endsWith('gone.mp4') ? new Response('', { status: 410 }) : new Response(bytes, whole),
    );
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('a video that is sought in', () => {
  it('gives the very frame wherever it is asked, by one decoder', async () => {
    const seeker = seekVideo('/fox.mp4', () => expect.unreachable());
    for (const number of [0, 30, 7, 8, 31]) {
      const frame = await seeker.exactAt(number / FPS);
      expect(frame?.timestamp).toBeCloseTo(number / FPS, 3);
      expect(drawn.at(-1)).toBeCloseTo((number / FPS) * 1e6, -2);
    }
    expect(seen.decoders).toBe(1);
    seeker.close();
  });

  it('decodes nothing behind the frame, and closes every frame', async () => {
    const seeker = seekVideo('/fox.mp4', () => expect.unreachable());
    await seeker.exactAt(2 / FPS);
    expect(seen.decoded).toBeLessThanOrEqual(8);
    await seeker.exactAt(20 / FPS);
    expect(seen.open).toBe(0);
  });

  it('shows the first frame before the start, and the last after the end', async () => {
    const seeker = seekVideo('/fox.mp4', () => expect.unreachable());
    expect((await seeker.exactAt(-1))?.timestamp).toBe(0);
    const last = await seeker.exactAt(99);
    expect(last?.timestamp).toBeGreaterThan(1);
    expect((await seeker.exactAt(98))?.timestamp).toBe(last?.timestamp);
  });

  it('finds a frame whose time the file has rounded', async () => {
    const seeker = seekVideo('/fox.mp4', () => expect.unreachable());
    expect((await seeker.exactAt(8 / FPS - 0.0004))?.timestamp).toBeCloseTo(8 / FPS, 3);
  });
});

describe('a video that cannot be sought in', () => {
  it('says so once, and has no frames', async () => {
    const onFail = vi.fn<() => void>();
    const seeker = seekVideo('/gone.mp4', onFail);
    expect(await seeker.exactAt(1)).toBeNull();
    expect(await seeker.exactAt(2)).toBeNull();
    expect(onFail).toHaveBeenCalledOnce();
  });

  it('says so when its frames are damaged', async () => {
    const onFail = vi.fn<() => void>();
    const seeker = seekVideo('/fox.mp4', onFail);
    await seeker.exactAt(0);
    seen.isBroken = true;
    expect(await seeker.exactAt(1)).toBeNull();
    expect(onFail).toHaveBeenCalledOnce();
  });

  it('says nothing once it is closed', async () => {
    const onFail = vi.fn<() => void>();
    const seeker = seekVideo('/gone.mp4', onFail);
    seeker.close();
    expect(await seeker.exactAt(1)).toBeNull();
    expect(onFail).not.toHaveBeenCalled();
  });
});
