import { describe, expect, it } from 'vitest';

import {
  editsInput,
  exportInput,
  mediaIdsInput,
  newProject,
  projectCopy,
  projectsInput,
  renamedProject,
} from './project-schemas.ts';

const id = '01940000-0000-7000-8000-000000000001';
const shift = { label: 'closeGap', changes: [{ table: 'shift', trackId: 't', from: 0, by: 1 }], selection: [] };

describe('a new project', () => {
  it('has a name of one line and a document that is kept with all its fields', () => {
    const document = { format: 'kinora-timeline', later: { deep: [1, null] } };
    expect(newProject.validateSync({ name: ' A \n boat ', document })).toEqual({ name: 'A boat', document });
  });

  it.each([
    [{ name: 'a' }, 'missing'],
    [{ document: {} }, 'missing'],
    [{ name: ' \n', document: {} }, 'missing'],
    [{ name: 'x'.repeat(201), document: {} }, 'too-long'],
    [{ name: 'a', document: [] }, 'wrong-type'],
    [{ name: 'a', document: 'text' }, 'wrong-type'],
    [{ name: 'a', document: { a: '\0' } }, 'invalid'],
    [{ name: 'a', document: { a: 1e300 } }, 'out-of-range'],
    [{ name: 'a', document: { a: JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`) } }, 'too-deep'],
  ])('is refused as %j', (given, problem) => {
    expect(() => newProject.validateSync(given)).toThrow(problem);
  });
});

describe('edits to be saved', () => {
  it('stand on a revision', () => {
    const given = { id, base: 0, edits: [shift] };
    expect(editsInput.validateSync(given)).toEqual(given);
  });

  it.each([
    [{ id, base: -1, edits: [shift] }, 'out-of-range'],
    [{ id, base: 0.5, edits: [shift] }, 'not-whole'],
    [{ id, base: 0 }, 'missing'],
    [{ id, base: 0, edits: [] }, 'missing'],
    [{ id, base: 0, edits: {} }, 'wrong-type'],
    [{ id, base: 0, edits: [{}] }, 'not-an-edit'],
    [{ id, base: 0, edits: Array.from({ length: 501 }, () => shift) }, 'too-many'],
    [{ id: 'x', base: 0, edits: [shift] }, 'not-an-id'],
  ])('are refused as case %#', (given, problem) => {
    expect(() => editsInput.validateSync(given)).toThrow(problem);
  });
});

it('names what can be looked up', () => {
  const ids = [`creation:${id}`, `upload:${id}`];
  expect(mediaIdsInput.validateSync({ ids })).toEqual({ ids });
  for (const odd of [`engine:${id}`, id, 'creation:x', `creation:${id} `]) {
    expect(() => mediaIdsInput.validateSync({ ids: [odd] })).toThrow('not-an-id');
  }
  expect(() => mediaIdsInput.validateSync({ ids: [] })).toThrow('missing');
  expect(() => mediaIdsInput.validateSync({ ids: Array.from({ length: 201 }, () => ids[0]) })).toThrow('too-many');
});

it('asks for a shelf, a page, a name', () => {
  expect(projectsInput.validateSync({ shelf: 'trash', limit: 5 })).toEqual({ shelf: 'trash', limit: 5 });
  expect(() => projectsInput.validateSync({ shelf: 'drawer' })).toThrow('unknown');
  expect(() => renamedProject.validateSync({ id, name: '' })).toThrow('missing');
  expect(projectCopy.validateSync({ id })).toEqual({ id });
});

describe('an export', () => {
  const request = {
    id: '01940000-0000-7000-8000-000000000001',
    width: 1280,
    height: 720,
    rate: { num: 30_000, den: 1001 },
    idempotencyKey: 'key-of-an-export',
  };
  const isTaken = (changes: object) => exportInput.isValid({ ...request, ...changes });

  it('has an even size, a rate that screens have, and a part of the project or all of it', async () => {
    expect(await exportInput.validate(request)).toEqual(request);
    expect(await isTaken({ range: { start: 0, end: 1 }, rate: { num: 60, den: 1 } })).toBe(true);
    const malformed = [
      { width: 1281 },
      { height: 62 },
      { width: 4000 },
      { rate: { num: 61, den: 1 } },
      { rate: { num: 1, den: 2 } },
      { rate: { num: 30, den: 0 } },
      { rate: null },
      { range: { start: 5, end: 5 } },
      { range: { start: -1, end: 5 } },
      { idempotencyKey: 'short' },
    ];
    expect(await Promise.all(malformed.map((one) => isTaken(one)))).toEqual(malformed.map(() => false));
  });
});
