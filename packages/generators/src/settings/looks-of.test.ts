import { defaultChoices } from '@kinora/contracts/catalogue';
import { modeOf, parametersWith } from '@kinora/creating';
import { expect, it } from 'vitest';

import { looksOf } from './looks-of.ts';

function looks(model: string, mode: 'text' | 'video' | 'image') {
  const found = modeOf({ model, mode });
  return looksOf(parametersWith(found, defaultChoices(found)), mode);
}

it('takes the styles that have a picture each', () => {
  expect(looks('local', 'text')?.options.map(({ value }) => value)).toContain('ink');
  expect(looks('local', 'video')?.options.map(({ value }) => value)).toContain('noir');
});

it('leaves styles without pictures to the form, and pages without styles alone', () => {
  expect(looks('vidu-q1', 'text')).toBeUndefined();
  expect(looks('local', 'image')).toBeUndefined();
});
