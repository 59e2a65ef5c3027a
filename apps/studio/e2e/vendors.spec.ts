import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { kinora, quietPort, startServer, startSimulators, type Server } from './server.ts';
import { createButton, items, playClip, promptField, signUp } from './stranger.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-vendors-'));
const KEYS = { A_KEY: 'vda_simulated', ANOTHER_KEY: 'fal-id:simulated' };
const MADE = { timeout: 90_000 };
let server: Server | undefined;
let vendors: Server | undefined;

test.afterAll(async () => {
  await server?.stop();
  await vendors?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('a model of a vendor is chosen, priced, made, refused with its reason, and made elsewhere where its vendor is away', async ({
  browser,
}) => {
  // Several clips, one after the other.
  test.setTimeout(300_000);
  server = await startServer(home, await quietPort());
  vendors = await startSimulators((await quietPort()) + 100);
  const vidu = vendors.url;
  const tell = (path: string, body: unknown) =>
    fetch(`${vidu}/simulator/${path}`, { method: 'POST', body: JSON.stringify(body) });
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  const email = await signUp(page);
  await kinora(home, ['member', 'grant', email, '200']);
  await kinora(home, ['route', 'add', 'vidu', '--base', vidu, '--key-from', 'A_KEY', '--place', '1'], KEYS);

  await expect
    .poll(async () => (await (await page.request.get('/api/kinora/routes')).text()).includes('vidu-q1'), MADE)
    .toBe(true);
  await page.goto('/text-to-video/vidu-q1/');
  await expect(page.getByRole('radio', { name: /Vidu Q1 Connected/ })).toBeChecked();
  await promptField(page).fill('a paper boat on a storm at night');
  await expect(createButton(page)).toContainText('32');
  await createButton(page).click();
  const first = items(page).first();
  await expect(first.getByText(/at the provider|provider is rendering/)).toBeVisible();
  await expect(first.getByText('32 charged')).toBeVisible(MADE);
  const video = await playClip(first);
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0.3);

  await tell('next', ['declined']);
  await promptField(page).fill('something the vendor declines');
  await createButton(page).click();
  const refused = items(page).filter({ hasText: 'something the vendor declines' });
  await expect(refused.getByText('The model declined this prompt.')).toBeVisible(MADE);
  await expect(refused.getByText(/weren’t charged/)).toBeVisible();

  await tell('fault', { fault: 'no-credit', on: 'start', times: 1 });
  await promptField(page).fill('a lighthouse at dawn');
  await createButton(page).click();
  const unpaid = items(page).filter({ hasText: 'a lighthouse at dawn' });
  await unpaid.getByRole('button', { name: 'Try with Local preview engine for 8' }).click(MADE);
  await expect(page.getByRole('radio', { name: /Local preview engine/ })).toBeChecked();
  await expect(promptField(page)).toHaveValue('a lighthouse at dawn');
  await createButton(page).click();
  await expect(unpaid.first().getByText('8 charged')).toBeVisible(MADE);
  const stage = page.locator('#stage');
  await expect(stage.getByRole('region', { name: 'Player' })).toBeVisible();
  await stage.getByRole('button', { name: 'Make it with Vidu Q1 for 32 credits' }).click();
  await expect(page.getByRole('radio', { name: /Vidu Q1/ })).toBeChecked();
  await expect(createButton(page)).toContainText('32');

  const fal = vidu.replace(/\d+$/, (port) => String(Number(port) - 6));
  await kinora(home, ['route', 'add', 'fal', '--base', fal, '--key-from', 'ANOTHER_KEY', '--place', '2'], KEYS);
  await tell('fault', { fault: 'bad-key', on: 'start' });
  await page.waitForTimeout(6000);
  await promptField(page).fill('two foxes in a snowy forest');
  await createButton(page).click();
  const elsewhere = items(page).filter({ hasText: 'two foxes in a snowy forest' });
  await expect(elsewhere.getByText('32 charged')).toBeVisible(MADE);
  const listed = await kinora(home, ['route', 'list']);
  expect(listed).toContain('last call failed (key-refused)');
  expect(listed).not.toContain(KEYS.A_KEY);
});
