import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { quietPort, startServer, type Server } from './server.ts';
import { createButton, items, promptField, signUp } from './stranger.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-own-keys-'));
const KEY = 'vda_simulated';
const MADE = { timeout: 90_000 };
let server: Server | undefined;

test.afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('a member brings a key, makes a clip with it for no credits, and takes it back', async ({ browser }) => {
  server = await startServer(home, await quietPort(), { KINORA_SIMULATORS: 'true' });
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  await signUp(page);
  await page.goto('/member/');
  await page.getByRole('button', { name: 'Add key: Vidu' }).click();
  await page.getByLabel('Key', { exact: true }).fill('nobodys');
  await page.getByRole('button', { name: 'Save key' }).click();
  await expect(page.getByText('The provider refused this key.')).toBeVisible();
  await page.getByLabel('Key', { exact: true }).fill(KEY);
  await page.getByRole('button', { name: 'Save key' }).click();
  await expect(page.getByText(`Ends in ${KEY.slice(-4)}`)).toBeVisible();

  await page.goto('/text-to-video/vidu-q1/');
  await promptField(page).fill('a paper boat on a storm at night');
  const use = page.getByRole('checkbox', { name: 'Use your Vidu key' });
  await expect(use).toBeChecked();
  await use.uncheck();
  await expect(createButton(page)).toContainText('32');
  await use.check();
  await page.getByRole('button', { name: 'Create with your key' }).click();
  const clip = items(page).first();
  await expect(clip.getByText('Your Vidu key, no credits')).toBeVisible();
  await expect(clip.getByText('Ready')).toBeVisible(MADE);

  await page.goto('/member/');
  await expect(page.getByText(/1 clip of 50 today/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove key: Vidu' }).click();
  await expect(page.getByText('Your key for Vidu is removed.')).toBeVisible();
  await page.goto('/text-to-video/vidu-q1/');
  await expect(createButton(page)).toContainText('32');
});
