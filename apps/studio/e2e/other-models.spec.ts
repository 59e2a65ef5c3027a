import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { kinora, quietPort, startServer, startSimulators, type Server } from './server.ts';
import { chooseSmallest, createButton, items, promptField, signUp } from './stranger.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-other-models-'));
const KEYS = { A_KEY: 'vda_simulated', ANOTHER_KEY: 'pixverse-simulated' };
const MADE = { timeout: 90_000 };
let server: Server | undefined;
let vendors: Server | undefined;

test.afterAll(async () => {
  await server?.stop();
  await vendors?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('a clip that failed is made by another model, and a draft becomes the final with its frame as first picture', async ({
  browser,
}) => {
  server = await startServer(home, await quietPort());
  // Those of `vendors.spec.ts`, which may run beside this, are 100 ports on.
  vendors = await startSimulators((await quietPort()) + 200);
  const vidu = vendors.url;
  const pixverse = vidu.replace(/\d+$/, (port) => String(Number(port) - 2));
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  const email = await signUp(page);
  await kinora(home, ['member', 'grant', email, '200']);
  await kinora(home, ['route', 'add', 'vidu', '--base', vidu, '--key-from', 'A_KEY'], KEYS);
  const base = `${pixverse}/openapi/v2`;
  await kinora(home, ['route', 'add', 'pixverse', '--base', base, '--key-from', 'ANOTHER_KEY'], KEYS);
  const known = async () => (await page.request.get('/api/kinora/routes')).text();
  await expect.poll(known, MADE).toContain('vidu-q1');
  await expect.poll(known, MADE).toContain('pixverse-4-5');

  const broken = JSON.stringify({ fault: 'no-credit', on: 'start' });
  await fetch(`${pixverse}/simulator/fault`, { method: 'POST', body: broken });
  await page.goto('/text-to-video/pixverse-4-5/');
  await promptField(page).fill('a paper boat on a storm at night');
  await expect(createButton(page)).toContainText('48');
  await createButton(page).click();
  const failed = items(page).first();
  await expect(failed.getByText(/weren’t charged/)).toBeVisible(MADE);
  await failed.getByRole('button', { name: 'Other models' }).click();
  await expect(failed.getByRole('menuitem')).toHaveText([/Local preview engine\s*8 credits/, /Vidu Q1\s*32 credits/]);
  await page.keyboard.press('Escape');
  await failed.getByRole('button', { name: 'Try with Vidu Q1 for 32' }).click();
  await expect(page.getByRole('radio', { name: /^Vidu Q1/ })).toBeChecked();
  await expect(promptField(page)).toHaveValue('a paper boat on a storm at night');
  await expect(createButton(page)).toContainText('32');
  await createButton(page).click();
  await expect(items(page).first().getByText('32 charged')).toBeVisible(MADE);

  await page.goto('/text-to-video/#model=local&prompt=two+foxes+in+a+snowy+forest');
  await chooseSmallest(page);
  await createButton(page).click();
  await expect(items(page).first().getByText('8 charged', { exact: true })).toBeVisible(MADE);
  const stage = page.locator('#stage');
  await expect(stage.getByRole('region', { name: 'Player' })).toBeVisible();
  await stage.getByRole('checkbox', { name: 'Start with this frame' }).check();
  await stage.getByRole('link', { name: 'Make it with Vidu Q1 for 32 credits' }).click();
  await expect(page).toHaveURL(/\/image-to-video\/$/);
  await expect(page.getByRole('img', { name: 'Your image: Frame.png' })).toBeVisible();
  await expect(page.getByText('640 × 360')).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Vidu Q1/ })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Motion prompt (optional)' })).toHaveValue(
    'two foxes in a snowy forest',
  );
  await expect(createButton(page)).toContainText('32');
  await createButton(page).click();
  await expect(items(page).first().getByText('32 charged')).toBeVisible(MADE);
});
