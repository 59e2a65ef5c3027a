import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { countShifts, SHIFT_MAX, shifts } from './layout-shifts.ts';
import { anAddress, promptField, signUpInDialog } from './stranger.ts';
import { expect, test } from './studio.ts';

const headline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Describe a scene. Watch it play.' });
const create = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Create \d+ credits?$/ });
const chip = (page: Page, name: RegExp) => page.getByRole('list', { name: 'Settings' }).getByRole('button', { name });

const isSeen = (page: Page) => headline(page).evaluate((one) => one.checkVisibility({ opacityProperty: true }));

/** How much two pictures of an element differ on average, of 255 a channel. */
const pictureOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((source: HTMLCanvasElement | HTMLImageElement) => {
    const context = new OffscreenCanvas(160, 90).getContext('2d');
    if (!context) throw new Error('no 2d context');
    context.drawImage(source, 0, 0, 160, 90);
    return [...context.getImageData(0, 0, 160, 90).data];
  });

test('the poster is the picture with which the example begins', async ({ page }) => {
  await page.goto('/home/');
  const stage = 'section canvas[data-state="still"]';
  await expect(page.locator(stage)).toBeVisible();
  const poster = await pictureOf(page, 'section img[srcset]');
  const difference = async () => {
    const live = await pictureOf(page, stage);
    return live.reduce((sum, value, at) => sum + Math.abs(value - (poster[at] ?? 0)), 0) / live.length;
  };
  await expect.poll(difference).toBeLessThan(4);
});

test('the headline makes way for the own scene, and comes back without one', async ({ page }) => {
  await countShifts(page);
  await page.goto('/home/', { waitUntil: 'networkidle' });
  expect(await isSeen(page)).toBe(true);
  await promptField(page).fill('a lighthouse by the sea');
  await expect.poll(() => isSeen(page)).toBe(false);
  await promptField(page).fill('');
  await expect.poll(() => isSeen(page)).toBe(true);
  expect(await shifts(page)).toBeLessThanOrEqual(SHIFT_MAX);
});

test('settings are changed where they are read, and the tabs lead to the other forms', async ({ page }) => {
  await page.goto('/home/');
  await chip(page, /^Style: From prompt/).click();
  await page.getByRole('menuitemradio', { name: 'Neon' }).click();
  await expect(chip(page, /^Style: Neon/)).toBeFocused();
  await chip(page, /^Length:/).press('Enter');
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(chip(page, /^Length: 6 s/)).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Start with' });
  await expect(tabs.getByRole('link', { name: 'Text' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Image' }).click();
  await expect(page).toHaveURL(/\/image-to-video\/$/);
});

test('a guest takes the example, signs up, and sees the clip in the making on the stage', async ({ page }) => {
  await page.goto('/home/');
  await create(page).click();
  await expect(promptField(page)).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Use this one' }).click();
  await expect(promptField(page)).toHaveValue(/^A small sailboat/);
  await create(page).click();
  await signUpInDialog(page, anAddress());
  const news = page.getByRole('region', { name: 'Live preview' }).getByText(/^Your clip is (?:being made|ready)$/);
  await expect(news).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Yours' }).getByRole('article')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('a scene from far down the page opens its form at the top, for one clip', async ({ page }) => {
  await page.goto('/text-to-video/#count=4');
  await expect(page.getByRole('button', { name: /^Create 4 clips/ })).toBeVisible();
  await page.goto('/home/');
  const scene = page.getByRole('list', { name: 'Inspiration' }).getByRole('link', { name: /Remix \d+ credits$/ });
  await scene.nth(5).scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await scene.nth(5).click();
  await expect(page).toHaveURL(/-to-video\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main').getByRole('button', { name: /^Create \d+ credits$/ })).toBeVisible();
});

test('all models are on a page of their own, with what is true of them here', async ({ page }) => {
  await page.goto('/home/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Models' }).click();
  await expect(page).toHaveTitle('Models · Kinora');
  const rowOf = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await expect(rowOf('Local preview engine')).toContainText('Runs on this server');
  await expect(rowOf('Sora 2')).toContainText('Discontinued');
  await rowOf('Veo 3.1').getByRole('link', { name: 'Veo 3.1' }).click();
  await expect(page).toHaveURL(/\/text-to-video\/veo-3-1\/$/);
});
