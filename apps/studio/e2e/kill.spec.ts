import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { quietPort, startServer, type Server } from './server.ts';
import { chooseSmallest, createButton, items, promptField, signUp } from './stranger.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-kill-'));
const PROMPT = 'two foxes running through a snowy forest at dawn';
let server: Server | undefined;

test.afterAll(async () => {
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

test('a server that is killed in the middle of a clip starts again on the same data, delivers once and charges once', async ({
  browser,
}) => {
  const port = await quietPort();
  server = await startServer(home, port);
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  await signUp(page);
  await chooseSmallest(page);
  await promptField(page).fill(PROMPT);
  await createButton(page).click();
  const item = items(page).filter({ hasText: PROMPT });
  await expect(item.getByText(/Drawing frame/)).toBeVisible({ timeout: 60_000 });

  await server.kill();
  server = await startServer(home, port);

  await expect(item.getByText('8 charged')).toBeVisible({ timeout: 90_000 });
  await page.reload();
  await expect(items(page)).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText('32');
});
