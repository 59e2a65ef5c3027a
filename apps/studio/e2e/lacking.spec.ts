import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { kinora, quietPort, startServer, startSimulators, type Server } from './server.ts';
import { createButton, items, promptField, signUp } from './stranger.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-lacking-'));
const KEYS = { A_KEY: 'r8_simulated', ANOTHER_KEY: 'pixverse-simulated' };
const MADE = { timeout: 90_000 };
let server: Server | undefined;
let vendors: Server | undefined;

test.afterAll(async () => {
  await server?.stop();
  await vendors?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('what no route of a model can do is not offered, what is offered is made, and another route brings it back', async ({
  browser,
}) => {
  server = await startServer(home, await quietPort());
  // Beside those of another spec that runs at the same time.
  vendors = await startSimulators((await quietPort()) + 150);
  const last = Number(new URL(vendors.url).port);
  const at = (before: number, path: string) => `http://127.0.0.1:${String(last - before)}${path}`;
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  const email = await signUp(page);
  await kinora(home, ['member', 'grant', email, '200']);
  const told = async (model: string) => {
    const answer = await page.request.get('/api/kinora/routes');
    // The contract test of the server proves the shape of each answer.
    const { data } = (await answer.json()) as { data: { routes: { model: string; lacks?: object }[] } };
    return data.routes.find((route) => route.model === model);
  };

  await kinora(home, ['route', 'add', 'replicate', '--base', at(1, '/v1'), '--key-from', 'A_KEY'], KEYS);
  await expect.poll(() => told('pixverse-4-5'), MADE).toHaveProperty('lacks');
  await page.goto('/text-to-video/pixverse-4-5/#model=pixverse-4-5&shape=3:4&resolution=360p&motion=fast');
  await expect(page.getByText('Shape changed from 3:4 to 16:9.')).toBeVisible();
  const shapes = page.getByRole('group', { name: 'Shape' }).getByRole('radio');
  await expect(shapes).toHaveCount(3);
  await expect(page.getByRole('radio', { name: '16:9' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Fast' })).toHaveCount(0);
  await page.getByRole('radio', { name: '9:16' }).check();
  await expect(page.getByText('Shape changed from')).toHaveCount(0);

  await promptField(page).fill('a paper boat on a storm at night');
  await expect(createButton(page)).toContainText('36');
  await createButton(page).click();
  await expect(items(page).first().getByText('36 charged')).toBeVisible(MADE);

  await kinora(home, ['route', 'add', 'pixverse', '--base', at(2, '/openapi/v2'), '--key-from', 'ANOTHER_KEY'], KEYS);
  await expect.poll(() => told('pixverse-4-5'), MADE).not.toHaveProperty('lacks');
  await page.reload();
  await page.getByRole('radio', { name: '3:4', exact: true }).check();
  await page.getByRole('radio', { name: 'Fast' }).check();
  await createButton(page).click();
  await expect(items(page).first().getByText('72 charged')).toBeVisible(MADE);
});
