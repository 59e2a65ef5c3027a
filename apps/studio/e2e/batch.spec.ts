import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Creation } from '@kinora/contracts/creations';
import { atNight } from '@kinora/vitest-config/nightly';
import { expect, test, type Page } from '@playwright/test';

import { killWhatDraws } from './render-killer.ts';
import { quietPort, startServer, type Server } from './server.ts';
import { becomeMember, chooseSmallest, createButton, items } from './stranger.ts';

test.skip(process.platform !== 'linux', 'which process draws which clip is seen in /proc');
// More than twenty films are drawn.
test.setTimeout(300_000);

const WORDS =
  'boat fox deer owl rocket whale castle cabin lighthouse train bridge garden island river camel windmill balloon tent harbour temple';
const PROMPTS = atNight(WORDS.split(' '), WORDS.split(' ', 5)).map((word) => `a ${word} at night`);
const DOOMED = atNight(['a deer at night', 'a bridge at night'], ['a deer at night']);
const READY = PROMPTS.length - DOOMED.length;
const ENDED = `${READY} of ${PROMPTS.length} ready, ${DOOMED.length} failed`;
/** What the start and the plan give. */
const CREDITS = 1340;
const PRICE = 8;

const balance = (clips: number) => (CREDITS - clips * PRICE).toLocaleString('en');
/** A worker tries a clip three times. */
const TRIES = 3;
const HOME = mkdtempSync(join(tmpdir(), 'kinora-batch-'));
let server: Server | undefined;

test.afterAll(async () => {
  await server?.stop();
  rmSync(HOME, { recursive: true, force: true });
});

const item = (page: Page, prompt: string) => items(page).filter({ hasText: prompt });
const banner = (page: Page) => page.getByRole('banner');

/** Asks for all prompts at once; what the server has made of them. */
async function orderList(page: Page): Promise<readonly Creation[]> {
  await page.goto('/text-to-video/');
  await chooseSmallest(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Prompt list' });
  await dialog.getByRole('textbox', { name: 'One prompt per line' }).fill(PROMPTS.join('\n'));
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const answered = page.waitForResponse(
    (one) => one.url().endsWith('/api/kinora/creations') && one.request().method() === 'POST',
  );
  await createButton(page).click();
  // The contract test of the server proves the shape of each answer.
  const { data } = (await (await answered).json()) as { data: { creations: readonly Creation[] } };
  return data.creations;
}

test('of a batch some fail: the others are paid, each failure says why, and asked for again they come', async ({
  browser,
}) => {
  server = await startServer(HOME, await quietPort(), { KINORA_WORKERS: '2' });
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  await becomeMember(page);
  await page.goto('/checkout/pro-month/');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('1,300 credits are on your balance.')).toBeVisible();

  const creations = await orderList(page);
  expect(creations).toHaveLength(PROMPTS.length);
  const doomed = creations.filter(({ input }) => DOOMED.includes(input.prompt ?? '')).map(({ id }) => id);
  const killer = killWhatDraws(doomed);
  await expect(banner(page)).toContainText(balance(PROMPTS.length));
  const activity = banner(page).getByRole('button', { name: /^Activity/ });
  await expect(activity).toHaveAccessibleName(new RegExp(`${PROMPTS.length} in progress`));

  await expect(page.getByText(ENDED)).toBeVisible({ timeout: 180_000 });
  killer.stop();
  expect(killer.count()).toBe(DOOMED.length * TRIES);
  await expect(
    page.getByText(`${READY * PRICE} charged, ${DOOMED.length * PRICE} returned`, { exact: true }),
  ).toBeVisible();
  await expect(banner(page)).toContainText(balance(READY));
  await expect(
    banner(page).getByRole('button', { name: `Activity: ${READY} ready, ${DOOMED.length} failed` }),
  ).toBeVisible();
  for (const prompt of DOOMED) {
    await expect(item(page, prompt)).toContainText('It failed while rendering. Try again. You weren’t charged.');
    await expect(item(page, prompt)).toContainText('0 charged, 8 returned');
    await item(page, prompt).getByRole('button', { name: 'Try again for 8' }).click();
    await expect(item(page, prompt)).toHaveCount(2);
  }
  for (const prompt of DOOMED) {
    await expect(item(page, prompt).filter({ hasText: '8 charged' })).toHaveCount(1, { timeout: 60_000 });
  }
  await expect(banner(page)).toContainText(balance(PROMPTS.length));
  await page.reload();
  await expect(page.getByText(ENDED)).toBeVisible();
  await expect(banner(page)).toContainText(balance(PROMPTS.length));
});
