import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';

import { ENGLISH_TEXTS } from './english-texts.data.ts';
import { findTemplates, ourTemplates, ownTemplate, usualValues } from './offered-templates.ts';
import { TEMPLATE_TITLES } from './template-messages.ts';
import type { CATEGORIES } from './template.ts';
import { TEMPLATES } from './templates.data.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
const ours = (kind: keyof typeof CATEGORIES = 'text') => ourTemplates(kind, { texts: ENGLISH_TEXTS, i18n });
const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);

describe('templates', () => {
  it('of a page are those of its kinds, each with a title and labelled blanks', () => {
    expect(ours()).toHaveLength(24);
    expect(ours('image').every(({ category }) => category === 'motions')).toBe(true);
    expect(ids(TEMPLATES).toSorted()).toEqual(Object.keys(TEMPLATE_TITLES).toSorted());
    expect(ours()[0]).toMatchObject({
      title: 'Product at home',
      blanks: [{ name: 'thing', label: 'Thing' }, { label: 'Time of day' }, { label: 'Camera' }],
    });
  });

  it('are filled with the usual before anybody chooses', () => {
    const [first = ownTemplate('')] = ours();
    expect(usualValues(first)).toEqual({ thing: 'A teapot', hour: 'dawn', camera: 'push in' });
    expect(usualValues(ownTemplate('{shoe} on {floor}'))).toEqual({ shoe: '', floor: '' });
  });

  it('are found by kind, and by every word of title, prompt and suggestions', () => {
    expect(findTemplates(ours(), { category: 'sea', query: '' })).toHaveLength(4);
    expect(findTemplates(ours(), { category: null, query: ' ' })).toHaveLength(24);
    expect(ids(findTemplates(ours(), { category: 'food', query: 'CASTLE dragon' }))).toEqual(['place-castle']);
    expect(findTemplates(ours(), { category: null, query: 'glitter' })).toEqual([]);
    const own = ownTemplate('{shoe} on marble');
    expect(findTemplates([...ours(), own], { category: 'own', query: '' })).toEqual([own]);
  });
});
