import type { Page, Route } from '@playwright/test';

import { expect, test } from './studio.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** The names of pages are told here; the other one is for messages. */
const told = (page: Page, title: string) => page.getByRole('status').filter({ hasText: title });
const footer = (page: Page) => page.getByRole('contentinfo');

/** The studio has the page: until then its links load the next one whole. */
const takenOver = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );

test('another page begins at its top, at its heading, and says its title', async ({ page }) => {
  await page.goto('/terms/');
  await expect(page).toHaveTitle('Terms · Kinora');
  await footer(page).getByRole('link', { name: 'Privacy' }).click();
  await expect(page).toHaveTitle('Privacy · Kinora');
  await expect(heading(page, 'Privacy')).toBeFocused();
  await expect(told(page, 'Privacy · Kinora')).toHaveCount(1);
  expect(await scrolled(page)).toBe(0);
});

test('the ring of a heading that was come to by keyboard is around its words', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/terms/');
  await footer(page).getByRole('link', { name: 'Privacy' }).press('Enter');
  await expect(heading(page, 'Privacy')).toBeFocused();
  await expect(heading(page, 'Privacy')).toHaveCSS('outline-style', 'solid');
  const [ring = 0, words = 0] = await heading(page, 'Privacy').evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [one, range].map((box) => box.getBoundingClientRect().width);
  });
  expect(ring).toBeCloseTo(words, 0);
});

test('a page that is read before the studio has it stays where it is', async ({ page }) => {
  const held: Route[] = [];
  let areHeld = true;
  await page.route('**/assets/*.js', (route) => (areHeld ? void held.push(route) : route.continue()));
  await page.goto('/terms/', { waitUntil: 'commit' });
  await expect(heading(page, 'Terms')).toBeVisible();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 700 - (await scrolled(page)));
      return scrolled(page);
    })
    .toBe(700);
  areHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await takenOver(page);
  await page.waitForLoadState('networkidle');
  expect(await scrolled(page)).toBe(700);
});

test('back and forward go to where one was', async ({ page }) => {
  await page.goto('/terms/');
  await takenOver(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.getByRole('link', { name: /^Text to Video/ }).click();
  await expect(heading(page, 'Text to Video')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(heading(page, 'Terms')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(700);
  await page.goForward();
  await expect(heading(page, 'Text to Video')).toBeFocused();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('an anchor is gone to: in the page, from another page and at the first load', async ({ page }) => {
  const topOf = (name: string) =>
    page.getByRole('heading', { level: 2, name }).evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await page.goto('/terms/');
  await page.getByRole('link', { name: 'How it ends' }).click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(200);
  await page.goto('/terms/#credits');
  await expect.poll(() => topOf('Credits')).toBeLessThan(120);
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect.poll(() => topOf('Credits')).toBeLessThan(120);
});

test('the first page of a visit leaves the focus at its top', async ({ page }) => {
  for (const path of ['/member/', '/terms/', '/text-to-video/']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  }
});

test('every page has a title of its own', async ({ page }) => {
  for (const [path, title] of [
    ['/text-to-video/', 'Text to Video · Kinora'],
    ['/ai-video-effects/', /^(?!Kinora$).+ · Kinora$/],
    ['/terms/', 'Terms · Kinora'],
    ['/nowhere/', 'Page Not Found'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(title);
  }
});

test('an address without a page answers 404: with words for people, with nothing for crawlers', async ({
  page,
  playwright,
  baseURL,
}) => {
  for (const path of ['/nowhere/at/all', '/text-to-video/no-such-model/', '/ai-video-effects/no-such-effect/']) {
    expect((await page.goto(path))?.status()).toBe(404);
    await expect(heading(page, 'Page Not Found')).toBeVisible();
    await expect(page.getByText(path)).toBeVisible();
  }
  const userAgent = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
  const crawler = await playwright.request.newContext({ ...(baseURL !== undefined && { baseURL }), userAgent });
  const missing = await crawler.get('/nowhere/at/all');
  expect([missing.status(), await missing.text()]).toEqual([404, '']);
  expect((await crawler.get('/text-to-video/')).status()).toBe(200);
  const health = await crawler.get('/health');
  expect([health.status(), (await health.text()).includes('script')]).toEqual([200, false]);
  await crawler.dispose();
});

const isPage = (url: string) => url.includes('/assets/_framed.');

test.describe('pages are loaded ahead', () => {
  test('when their link is pointed at or has the focus', async ({ page }) => {
    await page.goto('/text-to-video/', { waitUntil: 'networkidle' });
    const terms = page.waitForRequest('**/assets/_framed.terms-*.js');
    await footer(page).getByRole('link', { name: 'Terms' }).hover();
    await terms;
    const privacy = page.waitForRequest('**/assets/_framed.privacy-*.js');
    await footer(page).getByRole('link', { name: 'Privacy' }).focus();
    await privacy;
    await expect(page).toHaveURL(/text-to-video/);
  });

  test('when somebody saves data: none', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => isPage(request.url()) && asked.push(request.url()));
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    await page.goto('/text-to-video/', { waitUntil: 'networkidle' });
    await footer(page).getByRole('link', { name: 'Terms' }).hover();
    await footer(page).getByRole('link', { name: 'Privacy' }).focus();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
  });
});

test.describe('on a phone pages are loaded ahead', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  });

  test('when their link is in sight', async ({ page }) => {
    const privacy = page.waitForRequest('**/assets/_framed.privacy-*.js');
    await page.goto('/support/contact-us/');
    await footer(page).scrollIntoViewIfNeeded();
    await privacy;
    await expect(page).toHaveURL(/contact-us/);
  });
});
