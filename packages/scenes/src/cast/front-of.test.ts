import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { aStage } from '../testing/a-stage.ts';
import { placeMembers } from './place-members.ts';

const waysOf = (action: 'run' | null) => {
  const members = placeMembers(aStage({ cast: [anEntry({ count: 3, action })] }).stage, {});
  return new Set(members.map(({ facing }) => facing)).size;
};

it('lets several who run go one way', () => expect(waysOf('run')).toBe(1));
it('turns several who stand into the picture', () => expect(waysOf(null)).toBe(2));
