import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import type { ServerExportFailure } from './export-atoms.ts';
import type { ExportFailure } from './export-messages.ts';
import { browserExportProblem, serverExportProblem } from './export-problems.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each<[ServerExportFailure, RegExp]>([
  [{ kind: 'unsaved' }, /aren’t on the server yet/],
  [{ kind: 'refused', reason: 'too-long', details: {} }, /longer than your plan/],
  [{ kind: 'refused', reason: 'media-missing', details: {} }, /project’s files are missing/],
  [{ kind: 'refused', reason: 'too-many-exports', details: {} }, /already running/],
  [{ kind: 'refused', reason: 'unknown-project', details: {} }, /no longer exists/],
  [{ kind: 'unreachable' }, /can’t be reached/],
])('says why the server makes no film: %j', (failure, words) => {
  expect(i18n._(serverExportProblem(failure))).toMatch(words);
});

it.each<[ExportFailure, RegExp]>([
  [{ reason: 'cancelled' }, /You stopped/],
  [{ reason: 'empty' }, /timeline is empty/],
  [{ reason: 'unsupported' }, /on the server instead/],
  [{ reason: 'media-missing', mediaId: 'x' }, /can’t be read/],
  [{ reason: 'broken', message: 'x' }, /stopped unexpectedly/],
])('says why there is no file: %j', (failure, words) => {
  expect(i18n._(browserExportProblem(failure))).toMatch(words);
});
