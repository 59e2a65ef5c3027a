import { aCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { expect, it } from 'vitest';

import { onShelf } from './history-shelf.ts';

const waiting = aCreation({ id: 'waiting' });
const running = aCreation({ id: 'running', state: 'running' });
const ready = aReadyCreation({ id: 'ready' });
const declined = aCreation({ id: 'declined', state: 'declined' });
const ALL = [waiting, ready, declined, running];

it.each([
  ['all', ALL],
  ['ready', [ready]],
  ['in-progress', [waiting, running]],
  ['ended', [declined]],
] as const)('puts on the shelf "%s" what belongs there', (shelf, expected) => {
  expect(onShelf(ALL, shelf)).toEqual(expected);
});
