import { TIMELINE_EFFECTS } from '@kinora/footage/timeline';
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import { choiceName, effectName, effectNameOf, optionName } from './effect-messages.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it('names every effect in words, each differently within its kind', () => {
  const names = TIMELINE_EFFECTS.map((effect) => `${effect.kind} ${effectName(effect, i18n)}`);
  expect(names.filter((name) => /[a-z]-[a-z]|undefined/.test(name))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
});

it('names every option and choice', () => {
  const words = TIMELINE_EFFECTS.flatMap((effect) =>
    effect.options.flatMap((option) => [
      optionName(effect, option, i18n),
      ...(option.kind === 'choice' ? option.choices.map((choice) => choiceName(choice, i18n)) : []),
    ]),
  );
  expect(words.filter((word) => word === '' || word.includes('.') || word.includes('parameter'))).toEqual([]);
});

it('leaves an effect of another build its id', () => {
  expect(effectNameOf('restyle:noir', i18n)).toBe('Noir');
  expect(effectNameOf('restyle:future', i18n)).toBe('restyle:future');
});
