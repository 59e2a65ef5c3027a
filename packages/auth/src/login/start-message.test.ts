import { expect, it } from 'vitest';

import { startRefusedMessage } from './start-message.ts';

it.each([
  ['address', 'network address'],
  ['device', 'this device'],
  ['day', 'today'],
] as const)('a start grant refused for the %s is explained', (reason, words) => {
  expect(startRefusedMessage(reason).message).toContain(words);
});
