import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { quietPort, startServer, type Server } from './server.ts';
import { promptField } from './stranger.ts';
import { expect, test } from './studio.ts';

test.describe.configure({ mode: 'serial' });

const root = mkdtempSync(join(tmpdir(), 'kinora-builds-'));
const studio = join(root, 'studio');
let server: Server;

const next = join(root, 'next');
const assets = (build = studio) => readdirSync(join(build, 'assets'));

/**
 * Deploys the build again as one in which everything has changed: each script has another name, the old ones are gone.
 * It takes its place in one step; a page loaded in between would find half of it.
 */
function deployAnother(): void {
  cpSync('dist', next, { recursive: true });
  // What is compressed ahead would be served as it was.
  for (const file of assets(next)) if (/\.(?:br|gz|map)$/.test(file)) rmSync(join(next, 'assets', file));
  const scripts = assets(next).filter((file) => file.endsWith('.js'));
  const id = String(Date.now());
  const renamed = (text: string) =>
    scripts.reduce((now, script) => now.replaceAll(script, script.replace(/\.js$/, `-${id}.js`)), text);
  for (const file of scripts) {
    const text = readFileSync(join(next, 'assets', file), 'utf8');
    rmSync(join(next, 'assets', file));
    writeFileSync(join(next, 'assets', renamed(file)), renamed(text));
  }
  const page = readFileSync('dist/index.html', 'utf8');
  writeFileSync(join(next, 'index.html'), renamed(page).replace(/(?<=kinora-build" content=")[^"]*/, id));
  writeFileSync(join(next, 'builds/latest.json'), JSON.stringify({ id }));
  const gone = join(root, `before-${id}`);
  renameSync(studio, gone);
  renameSync(next, studio);
  rmSync(gone, { recursive: true });
}

test.beforeAll(async () => {
  cpSync('dist', studio, { recursive: true });
  server = await startServer(join(root, 'home'), await quietPort(), { KINORA_STUDIO: studio });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true, force: true });
});

const notice = (page: Page) => page.getByText('A new version of Kinora is ready');
const lookAgain = (page: Page) => page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));

/**
 * The prices come with the first touch of a page that has started; one whose build is gone would make the page reload.
 * A touch before that starts the page alone.
 */
async function touch(page: Page): Promise<void> {
  let came = false;
  page.on('response', (response) => (came ||= response.url().includes('/assets/pricing-panel-')));
  await expect(async () => {
    await promptField(page).press('End');
    await expect.poll(() => came, { timeout: 2000 }).toBe(true);
  }).toPass();
}

test('an open page learns of a new build, not while somebody types, and loses nothing by it', async ({
  complaints,
  page,
}) => {
  await page.goto(`${server.url}/text-to-video/`, { waitUntil: 'networkidle' });
  await lookAgain(page);
  await expect(notice(page)).toHaveCount(0);
  await touch(page);
  deployAnother();
  await promptField(page).fill('a paper boat');
  const answered = page.waitForResponse('**/builds/latest.json');
  await lookAgain(page);
  expect((await answered).headers()['cache-control']).toBe('no-cache');
  await promptField(page).pressSequentially(' on a calm sea', { delay: 50 });
  await expect(notice(page)).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload', exact: true }).click();
  await reloaded;
  await expect(promptField(page)).toHaveValue('a paper boat on a calm sea');
  await lookAgain(page);
  await expect(notice(page)).toHaveCount(0);
  // The worker that draws may ask for a subject of the build that is gone: the browser itself logs that.
  const others = complaints.filter((one) => !one.startsWith('Failed to load resource'));
  complaints.splice(0, complaints.length, ...others);
});

test('a page whose parts were replaced is loaded anew and goes where it should', async ({ complaints, page }) => {
  await page.goto(`${server.url}/text-to-video/`, { waitUntil: 'networkidle' });
  await promptField(page).fill('a fox under a tree');
  deployAnother();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await reloaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await page.getByRole('link', { name: /^Text to Video/ }).click();
  await expect(promptField(page)).toHaveValue('a fox under a tree');
  // The browser itself logs the file that is gone.
  complaints.length = 0;
});

test('a page that was only pointed at is not missed', async ({ complaints, page }) => {
  await page.goto(`${server.url}/text-to-video/`, { waitUntil: 'networkidle' });
  await touch(page);
  deployAnother();
  let loads = 0;
  page.on('load', () => (loads += 1));
  const missed = page.waitForResponse((response) => response.url().includes('_framed.terms'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).hover();
  expect((await missed).status()).toBe(404);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  complaints.length = 0;
});

test('a part that is gone for good is missed in words after one reload', async ({ complaints, page }) => {
  await page.goto(`${server.url}/text-to-video/`, { waitUntil: 'networkidle' });
  for (const file of assets()) if (file.startsWith('login-dialog-')) rmSync(join(studio, 'assets', file));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect.poll(() => loads).toBe(1);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('didn’t load');
  expect(loads).toBe(1);
  complaints.length = 0;
});
