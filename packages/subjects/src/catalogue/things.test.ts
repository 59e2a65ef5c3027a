import { existsSync, readdirSync, statSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { PICTURES } from './pictures.ts';
import { SUBJECTS } from './subjects.data.ts';
import { THING_PICTURES, THINGS } from './things.ts';

/** Bytes of one picture, and of all. */
const [LARGEST, ALL] = [20_000, 8_000_000];
const folder = new URL('../../pictures/', import.meta.url);
const bytesOf = (file: string) => statSync(new URL(file, folder)).size;
const sizeOf = (name: string) => THINGS.find((thing) => thing.name === name)?.subject.size;

describe('the things', () => {
  it('have a name and a character of their own', () => {
    expect(new Set(THINGS.map(({ name }) => name)).size).toBe(THINGS.length);
    expect(new Set(THINGS.map(({ character }) => character)).size).toBe(THINGS.length);
  });

  it('have every mounted picture of the catalogue among them', () => {
    const shown = new Set(THINGS.map(({ subject }) => subject.looks.picture));
    expect(PICTURES.filter((name) => !shown.has(name))).toEqual([]);
  });

  it('are drawn as the subject they are, or by a picture of their own', () => {
    const fox = THINGS.find(({ name }) => name === 'fox');
    expect([fox?.known, fox?.subject]).toEqual(['fox', SUBJECTS.fox]);
    const ferry = THINGS.find(({ name }) => name === 'ferry');
    expect([ferry?.known, ferry?.subject.mode, ferry?.subject.looks.picture]).toEqual([null, 'water', 'ferry']);
  });

  it('go on a road where they are vehicles of the land', () => {
    const vehicles = THINGS.filter(({ subject }) => subject.vehicle).map(({ name }) => name);
    expect(vehicles).toEqual(expect.arrayContaining(['automobile', 'trolleybus']));
    expect(vehicles).not.toContain('ferry');
  });

  it('are as large as one would expect', () => {
    const inOrder = ['lady-beetle', 'duck', 'automobile', 'house', 'castle'].map(sizeOf);
    expect(inOrder).toEqual(inOrder.toSorted((one = 0, other = 0) => one - other));
    expect(sizeOf('paperclip')).toBeLessThan(sizeOf('briefcase') ?? 0);
    const odd = THINGS.filter(({ known, subject: { size } }) => known === null && (size < 0.3 || size > 0.95));
    expect(odd).toEqual([]);
  });
});

describe('the pictures of things', () => {
  it('are there, and small', () => {
    expect(THING_PICTURES.filter((name) => !existsSync(new URL(`${name}.webp`, folder)))).toEqual([]);
    expect(THING_PICTURES.filter((name) => bytesOf(`${name}.webp`) > LARGEST)).toEqual([]);
  });

  it('are, with those of the catalogue, all that travels with the package', () => {
    const files = readdirSync(folder);
    expect(files.toSorted()).toEqual([...PICTURES, ...THING_PICTURES].map((name) => `${name}.webp`).toSorted());
    expect(files.map(bytesOf).reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(ALL);
  });
});
