import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';

import type { ServerExportFailure } from './export-atoms.ts';
import type { ExportFailure } from './export-messages.ts';
import { browserExportProblem, serverExportProblem } from './export-problems.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

it.each<[ServerExportFailure, RegExp]>([
  [{ kind: 'unsaved' }, /could not be saved/],
  [{ kind: 'refused', reason: 'too-long', details: {} }, /longer than your plan/],
  [{ kind: 'refused', reason: 'media-missing', details: {} }, /files of the project are gone/],
  [{ kind: 'refused', reason: 'too-many-exports', details: {} }, /under way/],
  [{ kind: 'refused', reason: 'unknown-project', details: {} }, /project is gone/],
  [{ kind: 'unreachable' }, /can’t be reached/],
])('says why the server makes no film: %j', (failure, words) => {
  expect(i18n._(serverExportProblem(failure))).toMatch(words);
});

it.each<[ExportFailure, RegExp]>([
  [{ reason: 'cancelled' }, /You stopped/],
  [{ reason: 'empty' }, /nothing on the timeline/],
  [{ reason: 'unsupported' }, /on the server instead/],
  [{ reason: 'media-missing', mediaId: 'x' }, /could not be read/],
  [{ reason: 'broken', message: 'x' }, /broke off/],
])('says why there is no file: %j', (failure, words) => {
  expect(i18n._(browserExportProblem(failure))).toMatch(words);
});
