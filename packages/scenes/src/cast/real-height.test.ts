import { anEntry } from '@kinora/reading/testing';
import { expect, it } from 'vitest';

import { standsOnFloor, usualHeight } from './real-height.ts';

const prop = (name: string) => anEntry({ name, rig: 'picture', mode: 'prop', looks: {} });

it('knows things by their name, and people by their drawing', () => {
  expect(usualHeight(prop('mug'))).toBeLessThan(0.2);
  expect(usualHeight(anEntry({ name: 'plumber', rig: 'person', looks: {} }))).toBeGreaterThan(1.5);
  expect(usualHeight(prop('gizmo'))).toBeNull();
});

it('leaves furniture on the floor, and animals where they are', () => {
  expect([prop('piano'), prop('mug'), prop('gizmo'), anEntry({ name: 'horse' })].map(standsOnFloor)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
