import { expect, it } from 'vitest';

import { lengthText, momentText } from './time-text.ts';

it.each([
  [0, '0:00.0'],
  [55, '0:02.2'],
  [119, '0:04.9'],
  [24 * 61, '1:01.0'],
])('shows frame %i at %s', (frame, text) => {
  expect(momentText(frame, 24)).toBe(text);
});

it('shows whole seconds of a length', () => {
  expect(lengthText(120, 24)).toBe('0:05');
  expect(lengthText(24 * 75, 24)).toBe('1:15');
});
