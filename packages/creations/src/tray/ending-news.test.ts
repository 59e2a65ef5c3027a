import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';

import { endingNews } from './ending-news.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const titleOf = () => 'a fox';
const said = (...endings: Parameters<typeof endingNews>[0]) =>
  endingNews(endings, titleOf).map(({ look, words }) => [look, i18n._(words)]);
const failed = aFailedCreation('crashed');

it('names the one clip that is ready', () => {
  expect(said(aReadyCreation())).toEqual([['success', '“\u2068a fox\u2069” is ready.']]);
});

it('counts several, and tells apart what did not work out', () => {
  expect(said(aReadyCreation(), failed, aReadyCreation(), aFailedCreation('expired'))).toEqual([
    ['success', '2 clips are ready.'],
    ['danger', '2 clips couldn’t be created. You weren’t charged for them.'],
  ]);
  expect(said(failed)).toEqual([['danger', '“\u2068a fox\u2069” couldn’t be created. You weren’t charged.']]);
});

it('says nothing of the credits where they are not back', () => {
  const held = { ...failed, receipt: { ...failed.receipt, held: 8, returned: 0 } };
  expect(said(held)).toEqual([['danger', '“\u2068a fox\u2069” couldn’t be created.']]);
  expect(said(held, failed)).toEqual([['danger', '2 clips couldn’t be created.']]);
});

it('is silent about what its member called off', () => {
  expect(said(aCreation({ state: 'cancelled' }))).toEqual([]);
});

it('cuts a long title', () => {
  const [news] = endingNews([aReadyCreation()], () => 'x'.repeat(300));
  expect(news && i18n._(news.words)).toBe(`“\u2068${'x'.repeat(60)}…\u2069” is ready.`);
});
