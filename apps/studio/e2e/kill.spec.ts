import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startServer, type Server } from './server.ts';
import { createButton, items, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const home = mkdtempSync(join(tmpdir(), 'kinora-kill-'));
const PROMPT = 'two foxes running through a snowy forest at dawn';
let server: Server;

test.beforeAll(async () => {
  server = await startServer(home);
});

test.afterAll(async () => {
  await server.stop();
  rmSync(home, { recursive: true, force: true });
});

test.describe('a server that is killed in the middle of a clip', () => {
  test.use({ baseURL: ({ baseURL: _unused }, use) => use(server.url) });

  test('starts again on the same data, delivers once and charges once', async ({ complaints, page }) => {
    await signUp(page);
    await promptField(page).fill(PROMPT);
    await createButton(page).click();
    const item = items(page).filter({ hasText: PROMPT });
    await expect(item.getByText(/Drawing frame/)).toBeVisible({ timeout: 60_000 });

    await server.kill();
    server = await startServer(home, { port: Number(new URL(server.url).port) });

    await expect(item.getByText('8 charged')).toBeVisible({ timeout: 90_000 });
    await page.reload();
    await expect(items(page)).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText('32');
    // While the server was away the browser could not reach it: that is what was asked for.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_|Failed to load|fetch/.test(text)));
  });
});
