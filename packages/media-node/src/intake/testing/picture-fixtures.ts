import { readFile, writeFile } from 'node:fs/promises';
import { crc32, deflateSync } from 'node:zlib';

import { AV_PIX_FMT_RGB24 } from 'node-av/constants';
import sharp, { type Sharp } from 'sharp';

import { noise } from './broken-fixtures.ts';
import type { ExpectedPicture, Fixture } from './fixture.ts';
import { makeFilm } from './make-film.ts';
import { CARD, type Colour } from './test-card.ts';

const SIZE = { width: 160, height: 90 };

/** The test card as pixels; `alpha` of 255 is opaque. */
function card({ alpha = 255, height = SIZE.height, width = SIZE.width } = {}): Sharp {
  const pixels = Buffer.alloc(width * height * 4, alpha);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x < width / 2, y < height / 2), (y * width + x) * 4);
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } });
}

function colourAt(isLeft: boolean, isTop: boolean): Colour {
  if (isTop) return isLeft ? CARD.topLeft : CARD.topRight;
  return isLeft ? CARD.bottomLeft : CARD.bottomRight;
}

const opaque = (size = SIZE) => card(size).removeAlpha();

const picture = (
  name: string,
  draw: () => Sharp,
  expected: Partial<ExpectedPicture & { hasAlpha: boolean }> = {},
): Fixture => ({
  name,
  write: async (file) => writeFile(file, await draw().toBuffer()),
  verdict: { picture: { ...SIZE, ...expected } },
});

type Reason = Extract<Fixture['verdict'], { refused: unknown }>['refused'];

const changed = (name: string, reason: Reason, [from, change]: [string, (bytes: Buffer) => Buffer]): Fixture => ({
  name,
  write: async (file, made) => writeFile(file, change(await readFile(await made(from)))),
  verdict: { refused: reason },
});

const WORDS = {
  IFD0: { Orientation: '6', ImageDescription: '<script>alert(1)</script>', Make: 'Canary' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1', GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 18/1' },
};

const TAKEN: readonly Fixture[] = [
  picture('card.png', () => opaque().png()),
  picture('glass.png', () => card({ alpha: 128 }).png(), { hasAlpha: true }),
  picture('deep.png', () => opaque().toColourspace('rgb16').png()),
  picture('few-colours.png', () => opaque().png({ palette: true, colours: 16 })),
  picture('card.jpg', () => opaque().jpeg({ quality: 95 })),
  picture('progressive.jpg', () => opaque().jpeg({ quality: 95, progressive: true })),
  // Ink cannot show every colour.
  picture('print.jpg', () => opaque().toColourspace('cmyk').jpeg({ quality: 95 }), { tolerance: 48 }),
  picture('card.webp', () => opaque().webp({ quality: 95 })),
  picture('wide-colours.webp', () => opaque().withIccProfile('p3').webp({ quality: 95 })),
  picture('card.avif', () => opaque().avif({ quality: 80, effort: 0 })),
  picture('camera.jpg', () => opaque().withExif(WORDS).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }), {
    width: 90,
    height: 160,
    corners: ['bottomLeft', 'topLeft', 'bottomRight', 'topRight'],
  }),
  picture('large.png', () => opaque({ width: 3000, height: 1000 }).png({ compressionLevel: 1 }), {
    width: 2048,
    height: 683,
  }),
  picture('picture-called.mp4', () => opaque().png()),
  {
    name: 'picture-and-archive.jpg',
    write: async (file, made) =>
      writeFile(
        file,
        Buffer.concat([await readFile(await made('card.jpg')), Buffer.from('PK\u0003\u0004'), noise(500)]),
      ),
    verdict: { picture: SIZE },
  },
];

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(content.length);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A real PNG of one bit a pixel, a thousandth of its size when it is packed. */
function pngOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

const drawn = (name: string, reason: Reason, bytes: () => Buffer | Promise<Buffer>): Fixture => ({
  name,
  write: async (file) => writeFile(file, await bytes()),
  verdict: { refused: reason },
});

/** The same picture behind another head. */
const scrambled = (from: number) => (bytes: Buffer) => {
  const copy = Buffer.from(bytes);
  noise(Math.max(0, bytes.length - from - 40)).copy(copy, from);
  return copy;
};

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2));

const REFUSED: readonly Fixture[] = [
  drawn('bomb.png', 'too-many-pixels', () => pngOf(30_000, 30_000)),
  drawn('ribbon.png', 'side-too-long', () => pngOf(20_000, 100)),
  drawn('dot.png', 'too-small', () => pngOf(1, 1)),
  changed('half.png', 'truncated', ['card.png', half]),
  changed('half.jpg', 'truncated', ['camera.jpg', half]),
  changed('half.webp', 'truncated', ['card.webp', half]),
  changed('half.avif', 'truncated', ['card.avif', half]),
  changed('scrambled.png', 'damaged', ['card.png', scrambled(60)]),
  changed('scrambled.webp', 'damaged', ['card.webp', scrambled(24)]),
  changed('scrambled.avif', 'damaged', ['card.avif', (bytes) => scrambled(bytes.indexOf('mdat') + 8)(bytes)]),
  {
    name: 'loop.png',
    write: (file) =>
      makeFilm(file, {
        muxer: 'apng',
        codec: 'apng',
        pixelFormat: AV_PIX_FMT_RGB24,
        filters: 'null',
        sound: null,
        seconds: 0.2,
      }),
    verdict: { refused: 'animated-picture' },
  },
  drawn('loop.webp', 'animated-picture', async () => {
    const frames = await Promise.all([opaque().png().toBuffer(), opaque().flop().png().toBuffer()]);
    return sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
  }),
  drawn('loop.gif', 'unsupported-container', () => opaque().gif().toBuffer()),
  drawn('scan.jpg', 'unsupported-container', () => opaque().tiff().toBuffer()),
  { ...picture('picture-for-a-film.jpg', () => opaque().jpeg()), verdict: { refused: 'wrong-kind' }, kind: 'video' },
];

export const PICTURE_FIXTURES: readonly Fixture[] = [...TAKEN, ...REFUSED];
