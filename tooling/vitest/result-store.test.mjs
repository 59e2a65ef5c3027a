import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openResultStore } from './result-store.js';

const DAY = 24 * 60 * 60 * 1000;
const bytes = (text) => Buffer.from(text);
let folder;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kinora-results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fileOf = (key) => join(folder, `${key}.result`);
function leaveUnused(key, milliseconds) {
  const then = new Date(Date.now() - milliseconds);
  utimesSync(fileOf(key), then, then);
}

describe('openResultStore', () => {
  it('gives back what was written, and what it was written with', () => {
    openResultStore(folder).write('a1', bytes('one\ntwo'), { commit: 'c0ffee' });
    const { body, about } = openResultStore(folder).read('a1');
    expect(body.toString()).toBe('one\ntwo');
    expect(about).toEqual({ commit: 'c0ffee' });
  });

  it('knows nothing of a key that nobody wrote', () => {
    expect(openResultStore(folder).read('a1')).toBeUndefined();
  });

  it.each([0, 5, 70, 85])('takes an entry that was cut after %i bytes for missing, and removes it', (length) => {
    const store = openResultStore(folder);
    store.write('a1', bytes('a result'), {});
    truncateSync(fileOf('a1'), length);
    expect(store.read('a1')).toBeUndefined();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes an entry of which one byte changed for missing', () => {
    const store = openResultStore(folder);
    store.write('a1', bytes('a result'), {});
    const text = readFileSync(fileOf('a1'), 'latin1');
    writeFileSync(fileOf('a1'), text.replace('a result', 'a resulT'), 'latin1');
    expect(store.read('a1')).toBeUndefined();
  });

  it('is whole at every moment while two write the same key', async () => {
    const stores = [openResultStore(folder), openResultStore(folder)];
    const texts = ['x'.repeat(300_000), 'y'.repeat(300_000)];
    for (let round = 0; round < 10; round += 1) {
      stores.forEach((store, index) => store.write('a1', bytes(texts[index]), {}));
      expect(texts).toContain(stores[0].read('a1').body.toString());
    }
    expect(readdirSync(folder)).toEqual(['a1.result']);
  });

  it('refuses a key that could leave the folder', () => {
    expect(() => openResultStore(folder).read('../a1')).toThrow('no key');
  });

  it('removes what nobody used for long, and keeps what was read meanwhile', () => {
    const store = openResultStore(folder, { maxAge: DAY, maxBytes: 1e6 });
    for (const key of ['old', 'read', 'new']) store.write(key, bytes(key), {});
    for (const key of ['old', 'read']) leaveUnused(key, 2 * DAY);
    store.read('read');
    store.prune();
    expect(readdirSync(folder).toSorted()).toEqual(['new.result', 'read.result']);
  });

  it('removes the least used when they are too much together', () => {
    const store = openResultStore(folder, { maxAge: DAY, maxBytes: 2500 });
    for (const key of ['one', 'two', 'three']) store.write(key, Buffer.alloc(1000), {});
    leaveUnused('one', 1000);
    leaveUnused('two', 3000);
    leaveUnused('three', 2000);
    store.prune();
    expect(readdirSync(folder).toSorted()).toEqual(['one.result', 'three.result']);
  });

  it('removes what a killed run left half-written, but not what is being written', () => {
    const store = openResultStore(folder);
    for (const name of ['a.result.1-ab.part', 'b.result.2-cd.part']) writeFileSync(join(folder, name), 'half');
    const then = new Date(Date.now() - DAY);
    utimesSync(join(folder, 'a.result.1-ab.part'), then, then);
    store.prune();
    expect(readdirSync(folder)).toEqual(['b.result.2-cd.part']);
  });
});
