import { SUBJECTS } from '@kinora/subjects';
import { tintShare } from '@kinora/subjects/testing';
import { describe, expect, it } from 'vitest';

import type { EntryPart } from '../plan/claim.ts';
import { anEntry } from '../testing/a-member.ts';
import { showsPart } from './shows-part.ts';
import { UNPAINTED } from './unpainted.data.ts';

const said = (part: EntryPart) => ({ start: 0, end: 1, part });
const inside = { kind: 'in', to: 1 } as const;

describe('what is said of somebody is to be seen', () => {
  it.each([
    [anEntry(), 'self', true],
    [anEntry(), 'action', false],
    [anEntry({ action: 'run' }), 'action', true],
    [anEntry({ crowd: 40 }), 'crowd', true],
    [anEntry({ crowd: 40, relation: inside }), 'crowd', false],
    [anEntry({ stature: 'giant', relation: inside }), 'stature', false],
    [anEntry({ stature: 'tiny' }), 'stature', true],
    [anEntry({ looks: { kind: 'fox', tint: '#d63a2f' } }), 'looks/tint', true],
    [anEntry({ rig: 'campfire', looks: { tint: '#d63a2f' } }), 'looks/tint', false],
  ] as const)('%#: %o, %s', (entry, part, known) => {
    expect(showsPart(entry, said(part))).toBe(known);
  });
});

it('lists all rigs that take no colour, and only those', () => {
  const rigs = new Map(Object.values(SUBJECTS).map(({ rig, looks }) => [rig, looks]));
  const shy = [...rigs].filter(([rig, looks]) => rig !== 'picture' && tintShare(rig, looks) < 0.004);
  expect(shy.map(([rig]) => rig).toSorted()).toEqual(UNPAINTED);
});
