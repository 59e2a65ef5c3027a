import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';

import { quietPort, startServer, type Server } from './server.ts';
import { becomeMember, items, promptField } from './stranger.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-compare-'));
const MADE = { timeout: 90_000 };
const MODELS = ['Local preview engine', 'Vidu Q1', 'LTX-Video'];
let server: Server | undefined;

test.afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Compare' });

/** Checks exactly these models. */
async function choose(page: Page, models: readonly string[]) {
  const boxes = dialogOf(page).getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  for (const box of await boxes.all()) {
    const name = (await box.getAttribute('aria-label')) ?? '';
    await box.setChecked(models.includes(name));
  }
}

test('one prompt is compared by three models at one price, played in step, and one clip is kept', async ({
  browser,
}) => {
  server = await startServer(home, await quietPort(), { KINORA_SIMULATORS: 'true' });
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  await becomeMember(page);
  await page.goto('/checkout/basic-month/');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('500 credits are on your balance.')).toBeVisible();

  await page.goto('/text-to-video/#model=local&seconds=3&resolution=360p&prompt=a%20paper%20boat%20at%20night');
  await expect(promptField(page)).toHaveValue('a paper boat at night');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await choose(page, ['Local preview engine']);
  await expect(dialogOf(page).getByText('Choose at least two.')).toBeVisible();
  await choose(page, MODELS);
  const create = dialogOf(page).getByRole('button', { name: /^Create 3 clips/ });
  const total = Number(/(\d+) credits/.exec((await create.textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(8 + 32);
  await create.click();
  await expect(dialogOf(page)).toBeHidden();

  await expect(page.getByText('3 of 3 ready').first()).toBeVisible(MADE);
  for (const model of MODELS) {
    await expect(page.getByRole('button', { name: new RegExp(`^Clip \\d of 3, ${model}, ready`) })).toBeVisible();
  }
  await expect(page.getByRole('banner')).toContainText(String(540 - total));
  await page.getByRole('button', { name: 'Play together' }).click();
  const comparison = page.getByRole('region', { name: 'Comparison' });
  const screens = comparison.locator('video');
  await expect(screens).toHaveCount(3);
  // Standing, so that it does not matter how quick this machine is.
  await comparison.getByRole('button', { name: 'Pause' }).click();
  const times = () =>
    screens.evaluateAll((all) => all.map((one) => (one instanceof HTMLVideoElement ? one.currentTime : 0)));
  await expect(async () => {
    await comparison.getByRole('slider', { name: 'Position' }).fill('1.5');
    for (const time of await times()) expect(time).toBeCloseTo(1.5, 1);
  }).toPass(MADE);

  await page.getByRole('button', { name: /, Vidu Q1, ready$/ }).click();
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(items(page)).toHaveCount(1);
  await expect(items(page).first()).toContainText('Vidu Q1');
});
