import { expect, it } from 'vitest';

import { promptHeading, tabTitle } from './shared-title.ts';

it('names the tab by the beginning of a long prompt, on one line', () => {
  expect(tabTitle(' A fox\n in  the snow ')).toBe('A fox in the snow');
  expect(tabTitle('🦊'.repeat(80))).toBe(`${'🦊'.repeat(69)}…`);
});

it('makes the prompt the heading, and tells when that is not all of it', () => {
  expect(promptHeading('A fox in the snow')).toEqual({ heading: 'A fox in the snow', isCut: false });
  expect(promptHeading('And so on…')).toEqual({ heading: 'And so on…', isCut: false });
  expect(promptHeading('a fox '.repeat(40))).toMatchObject({ isCut: true });
});
