// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';

import { digestOf, sentFile } from './sent-files.ts';

beforeEach(() => {
  localStorage.clear();
});

describe('sentFile', () => {
  it('remembers an upload by member and content', () => {
    sentFile('ada', 'd1').keep('u1');
    sentFile('ada', 'd2').keep('u2');
    sentFile('ada', 'd1').keep('u3');
    expect(sentFile('ada', 'd1').find()).toBe('u3');
    expect(sentFile('ada', 'd2').find()).toBe('u2');
    expect(sentFile('bob', 'd1').find()).toBeNull();
  });

  it('forgets one and leaves the others', () => {
    sentFile('ada', 'd1').keep('u1');
    sentFile('ada', 'd2').keep('u2');
    sentFile('ada', 'd1').forget();
    expect([sentFile('ada', 'd1').find(), sentFile('ada', 'd2').find()]).toEqual([null, 'u2']);
  });

  it('keeps the newest sixty', () => {
    for (let number = 0; number < 61; number += 1) sentFile('ada', `d${number}`).keep(`u${number}`);
    expect([sentFile('ada', 'd0').find(), sentFile('ada', 'd1').find()]).toEqual([null, 'u1']);
  });

  it('remembers nothing without a digest, and drops what is damaged', () => {
    sentFile('ada', null).keep('u1');
    expect(sentFile('ada', null).find()).toBeNull();
    localStorage.setItem('kinora:uploads', '[{"owner":"ada"},{"owner":"ada","digest":"d1","id":"u1"},7]');
    expect(sentFile('ada', 'd1').find()).toBe('u1');
    localStorage.setItem('kinora:uploads', '{');
    expect(sentFile('ada', 'd1').find()).toBeNull();
  });
});

/** A file that says it is of some size. */
const long = (size: number, lastModified = 1) =>
  Object.defineProperty(new File(['abc'], 'a.mp4', { lastModified }), 'size', { value: size });

describe('digestOf', () => {
  it('is the SHA-256 of the bytes', async () => {
    await expect(digestOf(new Blob(['abc']))).resolves.toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });

  it('looks at the ends, size and time of a file that is too long to be read at once', async () => {
    const [one, longer, newer] = [long(3e8), long(4e8), long(3e8, 2)];
    const digests = await Promise.all([one, longer, newer, long(3e8)].map((file) => digestOf(file)));
    expect(new Set(digests).size).toBe(3);
    expect(digests[3]).toBe(digests[0]);
  });

  it('is none where the file is gone', async () => {
    const gone = Object.assign(new Blob(['abc']), { arrayBuffer: () => Promise.reject(new Error('gone')) });
    await expect(digestOf(gone)).resolves.toBeNull();
  });
});
