import { aCreation, aFailedCreation } from '@kinora/contracts/fixtures';
import { expect, it } from 'vitest';

import { detailsText } from './details-text.ts';

it('says what is known, one fact a line', () => {
  const creation = aFailedCreation('quota');
  const failure = creation.failure && { ...creation.failure, code: 'RESOURCE_EXHAUSTED', reference: 'req_1' };
  expect(detailsText({ ...creation, failure }).split('\n')).toEqual([
    `clip: ${creation.id}`,
    `batch: ${creation.batch}`,
    'model: local',
    'kind: quota',
    'reason: quota',
    'code: RESOURCE_EXHAUSTED',
    'reference: req_1',
    'ended: 2026-11-21T12:00:00.000Z',
  ]);
});

it('leaves out what nobody told', () => {
  expect(detailsText(aCreation())).toBe(`clip: ${aCreation().id}\nbatch: ${aCreation().batch}\nmodel: local`);
});
