import { expect, it } from 'vitest';

import { openWords } from './word-table.ts';

const TABLE = {
  version: 'one',
  language: 'en',
  names: { fox: 'vulpine', eagle: 'bald eagle' },
  near: { bird: 'hoopoe|kiwi bird', 'gone-since': 'nothing' },
};

it('opens each word with what draws it, and whether that is the thing itself', () => {
  const nouns = openWords([TABLE]).get('en');
  expect(nouns?.version).toBe('one');
  expect(nouns?.meanings.get('vulpine')).toMatchObject({ name: 'fox', isNear: false });
  expect(nouns?.meanings.get('hoopoe')).toMatchObject({ name: 'bird', isNear: true });
  expect(nouns?.meanings.get('kiwi bird')).toMatchObject({ name: 'bird', isNear: true });
});

it('knows things that only have a picture, and their kind', () => {
  const meaning = openWords([TABLE]).get('en')?.meanings.get('bald eagle');
  expect(meaning).toMatchObject({ kind: 'bird', subject: { rig: 'picture', looks: { picture: 'eagle' } } });
});

it('passes over what an older table names and nothing draws any more', () => {
  expect(openWords([TABLE]).get('en')?.meanings.has('nothing')).toBe(false);
});

it('lets a name win over a near word', () => {
  const both = { ...TABLE, near: { bird: 'vulpine' } };
  expect(openWords([both]).get('en')?.meanings.get('vulpine')?.name).toBe('fox');
});
