import { describe, expect, it } from 'vitest';

import { boxStructure } from './box-structure.ts';
import { windowed, type ByteReader } from './byte-reader.ts';
import { jpegStructure } from './jpeg-structure.ts';
import { pngStructure } from './png-structure.ts';
import { structureOf } from './structure.ts';
import { webmStructure } from './webm-structure.ts';

function readerOf(...pieces: (Buffer | string)[]): ByteReader {
  const bytes = Buffer.concat(
    pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece)),
  );
  return { size: bytes.length, read: async (at, length) => bytes.subarray(at, at + length) };
}

function box(type: string, content = 8, claimed = content + 8): Buffer {
  const bytes = Buffer.alloc(8 + content);
  bytes.writeUInt32BE(claimed);
  bytes.write(type, 4, 'latin1');
  return bytes;
}

function wideBox(type: string, claimed: bigint): Buffer {
  const bytes = box(type, 16, 1);
  bytes.writeBigUInt64BE(claimed, 8);
  return bytes;
}

describe('the boxes of a film', () => {
  it.each([
    ['whole', [box('ftyp'), box('moov'), box('mdat')]],
    ['whole', [box('ftyp'), wideBox('mdat', 24n), box('moov')]],
    ['whole', [box('ftyp'), box('moov'), box('mdat', 8, 0)]],
    ['whole', [box('ftyp'), box('moov'), box('mdat'), '<script>not a part of it</script>']],
    ['truncated', [box('ftyp'), box('moov'), box('mdat', 8, 5000)]],
    ['truncated', [box('ftyp'), box('moov'), box('mdat'), box('moof', 8, 5000)]],
    ['truncated', [box('ftyp'), box('mdat')]],
    ['damaged', [box('ftyp'), wideBox('mdat', 2n ** 62n)]],
    ['damaged', [box('ftyp'), box('moov', 8, 3)]],
    ['damaged', [box('ftyp'), '\u0000\u0000\u0000\u0010\u0001\u0002\u0003\u0004']],
    ['damaged', [box('ftyp'), 'abc']],
  ])('are %s', async (expected, pieces) => {
    expect(await boxStructure(readerOf(...pieces), 'moov')).toBe(expected);
  });

  it('are not walked for ever', async () => {
    const boxes = Array.from({ length: 20_002 }, () => box('free', 0));
    expect(await boxStructure(readerOf(...boxes), 'moov')).toBe('damaged');
  });
});

const EBML = '\u001a\u0045\u00df\u00a3\u0082ab';
const SEGMENT = '\u0018\u0053\u0080\u0067';

describe('the segment of a WebM', () => {
  it.each([
    ['whole', [EBML, SEGMENT, '\u0083abc']],
    ['whole', [EBML, SEGMENT, '\u0001\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff\u00ff', 'abc']],
    ['whole', [EBML, '\u00ec\u0081x', SEGMENT, '\u0083abc']],
    ['truncated', [EBML, SEGMENT, '\u0084abc']],
    ['truncated', [EBML]],
    ['damaged', [EBML, SEGMENT, '\u0001\u00f0\u0000\u0000\u0000\u0000\u0000\u0000']],
    ['damaged', [EBML, '\u0000\u0000\u0000\u0000\u0000\u0000\u0000\u0000']],
  ])('is %s', async (expected, pieces) => {
    expect(await webmStructure(readerOf(...pieces))).toBe(expected);
  });
});

function chunk(name: string, content = 4): Buffer {
  const bytes = Buffer.alloc(12 + content);
  bytes.writeUInt32BE(content);
  bytes.write(name, 4, 'latin1');
  return bytes;
}

const PNG = '\u0089PNG\r\n\u001a\n';

describe('the chunks of a PNG', () => {
  it.each([
    ['whole', [PNG, chunk('IHDR', 13), chunk('IDAT'), chunk('IEND', 0), 'PK and more']],
    ['whole', [PNG, chunk('IHDR', 13), chunk('IDAT'), chunk('acTL'), chunk('IEND', 0)]],
    ['animated', [PNG, chunk('IHDR', 13), chunk('acTL'), chunk('IDAT'), chunk('IEND', 0)]],
    ['truncated', [PNG, chunk('IHDR', 13), chunk('IDAT', 40).subarray(0, 30)]],
    ['truncated', [PNG, chunk('IHDR', 13), chunk('IDAT')]],
    ['truncated', [PNG, chunk('IHDR', 13), 'abc']],
    ['damaged', [PNG, chunk('IHDR', 13), chunk('\u0000\u0001\u0002\u0003')]],
  ])('are %s', async (expected, pieces) => {
    expect(await pngStructure(readerOf(...pieces))).toBe(expected);
  });
});

const START = '\u00ff\u00d8';
const TABLE = '\u00ff\u00db\u0000\u0004ab';
const SCAN = '\u00ff\u00da\u0000\u0004ab';
const DATA = 'x\u00ff\u0000y\u00ff\u00d0z';
const END = '\u00ff\u00d9';

describe('the segments of a JPEG', () => {
  it.each([
    ['whole', [START, TABLE, SCAN, DATA, END]],
    ['whole', [START, TABLE, SCAN, DATA, TABLE, SCAN, DATA, END, '<html>']],
    ['whole', [START, '\u00ff', TABLE, SCAN, END]],
    ['whole', [START, SCAN, Buffer.alloc(70_000, 7), END]],
    ['truncated', [START, TABLE, SCAN, DATA]],
    // The end of a thumbnail is not that of the picture.
    ['truncated', [START, `\u00ff\u00e1\u0000\u0006${END}ab`, SCAN, DATA]],
    ['truncated', [START, TABLE, '\u00ff']],
    ['truncated', [START, TABLE, '\u00ff\u00db']],
    ['damaged', [START, TABLE, 'no marker']],
  ])('are %s', async (expected, pieces) => {
    expect(await jpegStructure(readerOf(...pieces))).toBe(expected);
  });
});

/** Counts how often the disk would be asked. */
function counted(reader: ByteReader) {
  let reads = 0;
  const read: ByteReader['read'] = (at, length) => {
    reads += 1;
    return reader.read(at, length);
  };
  return { reader: windowed({ size: reader.size, read }), reads: () => reads };
}

const many = (part: Buffer, count: number) => Buffer.concat(Array.from({ length: count }, () => part));

describe('S22: a picture of very many parts', () => {
  const manyWords = [PNG, chunk('IHDR', 13), many(chunk('tEXt', 3), 300_000), chunk('IDAT'), chunk('IEND', 0)];
  const manyPieces = [PNG, chunk('IHDR', 13), many(chunk('IDAT', 0), 300_000), chunk('IEND', 0)];
  const manySegments = [START, many(Buffer.from('\u00ff\u00e1\u0000\u0002', 'latin1'), 300_000), SCAN, DATA, END];
  const manyFills = [START, Buffer.alloc(300_000, 0xff), TABLE, SCAN, DATA, END];

  it.each([
    ['png', 'damaged', manyWords],
    ['png', 'damaged', manyPieces],
    ['jpeg', 'damaged', manySegments],
    ['jpeg', 'damaged', manyFills],
    ['png', 'whole', [PNG, chunk('IHDR', 13), many(chunk('IDAT', 500), 20_000), chunk('IEND', 0)]],
  ] as const)('is judged after a few looks at it: %s, %s', async (format, expected, pieces) => {
    const { reader, reads } = counted(readerOf(...pieces));
    expect(await structureOf(reader, format)).toBe(expected);
    expect(reads()).toBeLessThan(250);
  });

  it('is read as it is, whatever is asked for', async () => {
    const bytes = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
    const { reader } = counted(readerOf(bytes));
    for (const [at, length] of [
      [0, 8],
      [4, 8],
      [65_530, 12],
      [10, 70_000],
      [199_996, 8],
      [0, 1],
      [300_000, 4],
    ] as const) {
      expect(await reader.read(at, length)).toEqual(bytes.subarray(at, at + length));
    }
  });
});

describe('a file', () => {
  it('is walked in the manner of its format', async () => {
    expect(await structureOf(readerOf(PNG, chunk('IEND')), 'png')).toBe('whole');
    expect(await structureOf(readerOf(START, END), 'jpeg')).toBe('whole');
    expect(await structureOf(readerOf(box('ftyp'), box('meta'), box('mdat')), 'avif')).toBe('whole');
    expect(await structureOf(readerOf('RIFF\u0004\u0000\u0000\u0000WEBP'), 'webp')).toBe('whole');
    expect(await structureOf(readerOf('RIFF\u0005\u0000\u0000\u0000WEBP'), 'webp')).toBe('truncated');
    expect(await structureOf(readerOf(box('ftyp'), box('moov'), box('mdat')), 'mov')).toBe('whole');
    expect(await structureOf(readerOf(EBML, SEGMENT, '\u0083abc'), 'webm')).toBe('whole');
    expect(await structureOf(readerOf('RIFF'), 'webp')).toBe('truncated');
  });
});
