import { describe, expect, it } from 'vitest';

import { matroskaType } from './sniff-matroska.ts';
import { HEAD_BYTES, sniff } from './sniff.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const ftyp = (...brands: string[]) => {
  const [major = '', ...compatible] = brands;
  const body = `ftyp${major}\u0000\u0000\u0000\u0000${compatible.join('')}`;
  const size = Buffer.alloc(4);
  size.writeUInt32BE(body.length + 4);
  return Buffer.concat([size, bytes(body), bytes('\u0000\u0000\u0000\u0008freeisom')]);
};
const ebml = (type: string) =>
  Buffer.concat([
    bytes('\u001a\u0045\u00df\u00a3'),
    Buffer.from([0x80 + type.length + 7]),
    bytes('\u0042\u0086\u0081\u0001'),
    bytes('\u0042\u0082'),
    Buffer.from([0x80 + type.length]),
    bytes(type),
  ]);
const webp = (flags: number) =>
  bytes(`RIFF\u0000\u0000\u0000\u0000WEBPVP8X\n\u0000\u0000\u0000${String.fromCharCode(flags)}`);
const packets = (length: number) =>
  bytes(`${'\u0000'.repeat(length - 188)}G${'\u0000'.repeat(length - 1)}G${'\u0000'.repeat(length - 1)}G`);

describe('what is taken', () => {
  it.each([
    ['picture', 'png', bytes('\u0089PNG\r\n\u001a\n')],
    ['picture', 'jpeg', bytes('\u00ff\u00d8\u00ff\u00e0')],
    ['picture', 'webp', webp(0)],
    ['picture', 'webp', webp(0b10000)],
    ['picture', 'avif', ftyp('avif', 'mif1', 'miaf')],
    ['picture', 'avif', ftyp('mif1', 'avif')],
    ['video', 'mp4', ftyp('isom', 'iso2', 'avc1', 'mp41')],
    ['video', 'mp4', ftyp('mp42')],
    ['video', 'mp4', ftyp('XYZ ', 'isom')],
    ['video', 'mov', ftyp('qt  ', 'qt  ')],
    ['video', 'mov', bytes('\u0000\u0000\u0000\u0008wide')],
    ['video', 'webm', ebml('webm')],
    ['sound', 'wav', bytes('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
    ['sound', 'mp3', bytes('ID3\u0004')],
    ['sound', 'mp3', bytes('\u00ff\u00f3\u0010')],
    ['sound', 'm4a', ftyp('M4A ', 'isom')],
    ['sound', 'ogg', bytes('OggS\u0000')],
    ['sound', 'flac', bytes('fLaC\u0000')],
  ])('is a %s: %s', (kind, format, head) => {
    expect(sniff(head)).toEqual({ ok: true, value: { kind, format } });
  });
});

describe('what is not taken', () => {
  it.each([
    ['empty', undefined, bytes('')],
    ['animated-picture', 'webp', webp(0b10)],
    ['animated-picture', 'avif', ftyp('avis', 'avif')],
    ['heic', undefined, ftyp('heic', 'mif1')],
    ['heic', undefined, ftyp('mif1', 'heic')],
    ['unsupported-container', 'gif', bytes('GIF89a<html>')],
    ['unsupported-container', 'avi', bytes('RIFF\u0000\u0000\u0000\u0000AVI LIST')],
    ['unsupported-container', 'matroska', ebml('matroska')],
    ['unsupported-container', '3gp4', ftyp('3gp4', 'isom')],
    ['unsupported-container', 'mpeg-ts', packets(188)],
    ['unsupported-container', 'mpeg-ts', packets(192)],
    ['unsupported-container', 'tiff', bytes('II*\u0000')],
    ['unsupported-container', 'aac', bytes('\u00ff\u00f1')],
    ['not-media', 'html', bytes('  <!DOCTYPE html><title>ftypisom')],
    ['not-media', 'program', bytes('#!/bin/sh\n')],
    ['not-media', 'archive', bytes('PK\u0003\u0004')],
    ['not-media', 'text', bytes('Dear all,\nthe film is attached.\n')],
    ['not-media', 'unknown', bytes('\u0001\u0002\u0003\u0004\u0005')],
    ['playlist', 'hls', bytes('\u00ef\u00bb\u00bf#EXTM3U\n#EXTINF:1,\nhttp://example.org/')],
    ['playlist', 'dash', bytes('<?xml version="1.0"?>\n<MPD xmlns="urn:mpeg:dash">')],
    ['playlist', 'concat', bytes('ffconcat version 1.0\nfile canary.mp4')],
    ['playlist', 'concat', bytes("file 'canary.mp4'")],
    ['playlist', 'sdp', bytes('v=0\r\no=- 0 0 IN IP4 127.0.0.1')],
    ['svg', undefined, bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg">')],
  ])('is refused as %s (%s)', (reason, found, head) => {
    expect(sniff(head)).toMatchObject({ ok: false, failure: { reason, detail: found === undefined ? {} : { found } } });
  });

  it('names no bytes that a page could not show', () => {
    expect(sniff(ftyp('<\u0000\u0007>'))).toMatchObject({ failure: { detail: { found: '????' } } });
  });
});

it('has an answer to any beginning of any file', () => {
  const heads = [ftyp('mp42', 'isom'), ebml('webm'), webp(0), bytes('<svg'), Buffer.alloc(HEAD_BYTES, 0xff)];
  for (const head of heads) {
    for (let length = 0; length <= Math.min(head.length, 64); length += 1) {
      expect(() => sniff(head.subarray(0, length))).not.toThrow();
    }
  }
});

describe('the type of a Matroska file', () => {
  it('is read behind other elements and without its padding', () => {
    expect(matroskaType(ebml('webm\u0000\u0000'))).toBe('webm');
  });

  it('is unknown in a head that is cut or lies', () => {
    expect(matroskaType(ebml('webm').subarray(0, 9))).toBeNull();
    expect(matroskaType(bytes('\u001a\u0045\u00df\u00a3\u0000'))).toBeNull();
  });
});
