import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { INSPIRED_EFFECTS } from '../scenes/inspired-effects.data.ts';
import { INSPIRED_SCENES } from '../scenes/inspired-scenes.data.ts';
import { titleIn } from './inspiration-title.ts';

const inLocale = (locale: string) => setupI18n({ locale, messages: { [locale]: {} } });
const [scene] = INSPIRED_SCENES;
const [effect] = INSPIRED_EFFECTS;

it('is the prompt of a scene, in English where no prompts are offered in the language of the page', () => {
  expect(scene && titleIn(scene, inLocale('de'))).toEqual({ title: scene?.prompts.de, language: 'de' });
  expect(scene && titleIn(scene, inLocale('ar'))).toEqual({ title: scene?.prompts.ar, language: 'ar' });
  expect(scene && titleIn(scene, inLocale('fr'))).toEqual({ title: scene?.prompts.en, language: 'en' });
});

it('is in the words of the page for everything else', () => {
  expect(effect && titleIn(effect, inLocale('en'))).toEqual({
    title: 'Fairy wings and a trail of sparkles',
    language: undefined,
  });
});
