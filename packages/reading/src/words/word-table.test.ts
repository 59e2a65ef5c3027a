import { expect, it } from 'vitest';

import { tellPlan } from '../testing/tell-plan.ts';
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

const tableOf = (language: string, names: Record<string, string>, near: Record<string, string> = {}) =>
  openWords([{ version: '1', language, names, near }]);

it('is read as the words of a prompt are split, where its language puts the noun first', () => {
  const words = tableOf('fr', { bat: 'chauve-souris', 'gold medal': 'médaille d’or' });
  expect(tellPlan("deux chauves-souris avec une médaille d'or", words).cast).toEqual(['2 bat beside', '1 gold medal']);
  expect([...(tableOf('en', { bat: 'night-bat' }).get('en')?.meanings.keys() ?? [])]).toEqual(['night-bat']);
});

it('counts by the first noun of a name, where its language puts that first', () => {
  const words = tableOf('es', { 'ball of yarn': 'ovillo de lana' });
  expect(tellPlan('ovillos de lana en la cocina', words).cast).toEqual(['3 ball of yarn']);
});

it('does not draw an adjective behind a noun', () => {
  const words = tableOf('fr', {}, { lotus: 'étrange' });
  expect(tellPlan('un lac étrange', words).cast).toEqual([]);
  expect(tellPlan('dans une chose étrange', words).cast).toEqual(['1 lotus']);
});
