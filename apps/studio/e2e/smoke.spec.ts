import { makeClip } from './clip-journey.ts';
import { test } from './studio.ts';

// It runs whatever has changed.
test('a stranger makes a clip: sees it move, signs up, pays 8, watches, downloads and finds the receipt', async ({
  page,
}) => {
  await makeClip(page);
});
