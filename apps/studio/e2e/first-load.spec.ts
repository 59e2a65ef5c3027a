import { atNight } from '@kinora/vitest-config/nightly';
import type { Page } from '@playwright/test';

import { countShifts, SHIFT_MAX, shifts } from './layout-shifts.ts';
import { promptField } from './stranger.ts';
import { expect, MOVING, test } from './studio.ts';

const submitBar = (page: Page) => page.getByRole('button', { name: /^Create \d+ credits?$/ });

test.describe('while it loads, the page', () => {
  test.use(MOVING);

  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    const PATHS = ['/home/', '/text-to-video/', '/text-to-video/sora-2/', '/nowhere/'];
    // In the gate every page at one of the widths.
    const some = PATHS.filter((_path, index) => (index % 2 === 0) === (width === 390));
    for (const path of atNight(PATHS, some)) {
      test(`${path} does not move at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height });
        await countShifts(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        if (path !== '/nowhere/') await expect(submitBar(page)).toBeVisible();
        expect(await shifts(page)).toBeLessThanOrEqual(SHIFT_MAX);
      });
    }
  }

  test('asks for no catalogue of English and for few files', async ({ page }) => {
    page.on('request', (request) => expect(request.url()).not.toContain('/_i18n/'));
    await page.goto('/text-to-video/', { waitUntil: 'networkidle' });
    await expect(submitBar(page)).toBeVisible();
    // The worker of the preview is one; what it asks for in turn, place by place, is on a list of its own.
    const scripts = await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
    expect(scripts).toBeGreaterThan(1);
    expect(scripts).toBeLessThanOrEqual(11);
  });
});

/** Has files not come until they are brought. */
async function keepAway(page: Page, files: string): Promise<() => void> {
  let isAway = true;
  await page.route(files, (route) => (isAway ? route.abort() : route.continue()));
  return () => {
    isAway = false;
  };
}

const PARTS = [
  ['lazy', '**/assets/lazy-*'],
  ['axios-transport', '**/assets/axios-transport-*'],
  ['styles', '**/assets/studio-*.css'],
] as const;

test.describe('a lazy part', () => {
  // The browser itself logs each request that fails.
  test.afterEach(({ complaints }) => {
    complaints.length = 0;
  });

  for (const [part, files] of atNight(PARTS, PARTS.slice(0, 1))) {
    test(`(${part}) is brought by one reload that nobody has to ask for`, async ({ page }) => {
      await page.route(files, (route) => route.abort(), { times: 1 });
      const loads: string[] = [];
      page.on('load', () => loads.push(page.url()));
      await page.goto('/text-to-video/');
      await expect(submitBar(page)).toBeEnabled();
      await expect.poll(() => loads.length).toBe(2);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });

    test(`(${part}) that stays away is missed in words, and a reload brings it with nothing lost`, async ({ page }) => {
      const bring = await keepAway(page, files);
      await page.goto('/text-to-video/');
      await promptField(page).fill('a paper boat');
      await expect(page.getByRole('alert')).toContainText('What you typed is kept.');
      bring();
      await page.getByRole('button', { name: 'Reload the page' }).click();
      await expect(page.getByText('Understood:')).toBeVisible();
      await expect(promptField(page)).toHaveValue('a paper boat');
      await expect(submitBar(page)).toBeEnabled();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('may also be the login dialog', async ({ page }) => {
    const bring = await keepAway(page, '**/assets/login-dialog-*');
    await page.goto('/text-to-video/');
    const reloaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Log in' }).click();
    await reloaded;
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('didn’t load');
    bring();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  });

  test('is waited for by a press of Create', async ({ complaints, page }) => {
    let letCome: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/assets/lazy-*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/text-to-video/');
    await promptField(page).fill('a paper boat');
    await promptField(page).press('Control+Enter');
    letCome?.();
    await expect(page.getByRole('dialog')).toContainText('Your prompt is saved');
    await expect(promptField(page)).toHaveValue('a paper boat');
    expect(complaints).toEqual([]);
  });
});

test('a drawn page that breaks in the browser says so, and the studio goes on', async ({ complaints, page }) => {
  const body = `export function component() { throw new Error('broken on purpose'); }`;
  await page.route('**/assets/_framed.terms-*.js', (route) => route.fulfill({ body, contentType: 'text/javascript' }));
  await page.goto('/terms/');
  await expect(
    page.getByRole('main').or(page.getByRole('alert')).getByText('Something went wrong on our side.'),
  ).toBeVisible();
  await page.getByRole('link', { name: /home/i }).first().click();
  await expect(page.getByRole('heading', { name: 'Describe a scene. Watch it play.' })).toBeVisible();
  expect(complaints.join(' ')).toContain('broken on purpose');
  complaints.length = 0;
});
