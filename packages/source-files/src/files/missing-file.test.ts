import { expect, it } from 'vitest';

import { REFERENCES_FIELD, VIDEO_FIELD } from '../fields/go-to-field.ts';
import { fieldOfFile, fieldOfMissing, MISSING_FILE_WORDS } from './missing-file.ts';

it('knows the field of every file', () => {
  expect((['first', 'last', 'video', 'reference-1', 'reference-7'] as const).map(fieldOfFile)).toEqual([
    'picture-first',
    'picture-second',
    VIDEO_FIELD,
    REFERENCES_FIELD,
    REFERENCES_FIELD,
  ]);
});

it('knows the field of everything that can be missing', () => {
  const fields = Object.keys(MISSING_FILE_WORDS).map((one) => fieldOfMissing(one as keyof typeof MISSING_FILE_WORDS));
  expect(new Set(fields)).toEqual(new Set(['picture-first', 'picture-second', VIDEO_FIELD, REFERENCES_FIELD]));
});
