// A package lives outside of this repository: packed with those it needs, it is drawn in a fresh Vite app by what it
// publishes, with its texts; what such an app forgot to set up is said in a sentence.
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { packPackages } from '../pack/pack-packages.mjs';
import { launchOptions } from '../vitest/chromium.js';
import { makeApp } from './make-app.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const NAMES = ['@kinora/credits', '@kinora/pricing', '@kinora/generators'];
const LONG = 240_000;
const SLOW = { timeout: 90_000 };

const studio = createRequire(join(ROOT, 'apps/studio/package.json'));
const fromStudio = (name) => import(pathToFileURL(studio.resolve(name)).href);
const folder = mkdtempSync(join(tmpdir(), 'kinora-outside-'));

let server;
let browser;

beforeAll(async () => {
  const app = join(folder, 'app');
  makeApp(ROOT, { app, packed: await packPackages(ROOT, { into: join(folder, 'packed'), names: NAMES }) });
  const { build, preview } = await fromStudio('vite');
  const { default: tailwindcss } = await fromStudio('@tailwindcss/vite');
  const shared = { root: app, configFile: false, logLevel: 'error', plugins: [tailwindcss()] };
  await build({ ...shared, build: { target: 'es2023' }, worker: { format: 'es' } });
  server = await preview({ ...shared, preview: { host: '127.0.0.1', port: 0 } });
  const { chromium } = studio('@playwright/test');
  browser = await chromium.launch(await launchOptions());
}, LONG);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
}, LONG);

/** A page of the app, and what it complains about besides calls that nobody answers. */
async function opened(query) {
  const page = await browser.newPage();
  const complaints = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${server.resolvedUrls.local[0]}?${query}`);
  return { page, complaints };
}

const TEXTS = [
  ['credits', 'en', '8 held'],
  ['credits', 'de', '8 reserviert'],
  ['pricing', 'en', 'Upgrade'],
  ['pricing', 'de', 'Credits'],
  ['generators', 'en', 'Text to Video'],
  ['generators', 'de', 'Prompt'],
];

describe('a packed package', SLOW, () => {
  it.each(TEXTS)('%s is drawn in the language %s', async (view, language, text) => {
    const { page, complaints } = await opened(`view=${view}&language=${language}`);
    const words = () => page.locator('body').innerText();
    await expect.poll(words, { timeout: 30_000 }).toContain(text);
    expect(await words()).not.toMatch(/\{\w+/);
    expect(complaints).toEqual([]);
    await page.close();
  });

  it('brings its looks', async () => {
    const { page } = await opened('view=generators');
    const create = page.getByRole('button', { name: /Create/ }).last();
    await create.waitFor({ timeout: 30_000 });
    expect(await create.evaluate((button) => getComputedStyle(button).borderRadius)).not.toBe('0px');
    await page.close();
  });

  it('finds its workers: the preview moves', async () => {
    const { page } = await opened('view=generators');
    const stage = page.locator('canvas[data-frame]');
    const frame = async () => Number(await stage.getAttribute('data-frame'));
    await expect.poll(frame, { timeout: 60_000 }).toBeGreaterThan(3);
    await page.close();
  });

  it.each([
    ['credits', 'provider', '<I18nProvider>'],
    ['credits', 'texts', 'Kinora’s texts are not loaded for the language “en”'],
    ['generators', 'client', 'Set apiClientAtom to createApiClient()'],
  ])('says in a sentence what is missing: %s without %s', async (view, without, sentence) => {
    const { page } = await opened(`view=${view}&without=${without}`);
    await expect.poll(() => page.title(), { timeout: 30_000 }).toContain(sentence);
    await page.close();
  });
});
