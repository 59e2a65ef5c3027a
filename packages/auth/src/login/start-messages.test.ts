import { expect, it } from 'vitest';

import { startRefusedMessage } from './start-messages.ts';

it.each([
  ['address', 'this network'],
  ['device', 'this device'],
  ['day', 'Today'],
] as const)('a start grant refused for the %s is explained', (reason, words) => {
  expect(startRefusedMessage(reason).message).toContain(words);
});
