import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { AxeBuilder } from '@axe-core/playwright';
import { atNight } from '@kinora/vitest-config/nightly';
import type { Page } from '@playwright/test';

import { chooseSmallest, createButton, items, playClip, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const COUNT = atNight(10_000, 2000);
/** On a machine that has more to do: what is asked for is 150 ms. */
const FIRST_PAGE_MS = 600;
const CARDS_MAX = 80;
const HOME = join(import.meta.dirname, '../test-results/kinora');
const MAKER = '../api/src/testing/library/copy-clips.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const cards = (page: Page) => page.getByRole('gridcell');
const card = (page: Page, name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name}( |$)`) });
const shelf = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** A member with one clip and this many copies of it. */
async function withClips(page: Page, count: number): Promise<void> {
  const email = await signUp(page);
  await promptField(page).fill('A red balloon');
  await chooseSmallest(page);
  await createButton(page).click();
  await expect(page.getByRole('article').getByText('Ready', { exact: true })).toBeVisible({ timeout: 90_000 });
  const run = promisify(execFile);
  await run('node', ['--conditions=@kinora/source', MAKER, HOME, email, String(count)]);
}

test('a guest finds the way in', async ({ page }) => {
  await page.goto('/library/');
  await expect(page).toHaveTitle('Library · Kinora');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('thousands of clips are searched, scrolled and put in order', async ({ page }) => {
  await withClips(page, COUNT);
  await page.goto('/library/');
  await expect(card(page, 'A red balloon, copy 1,')).toHaveCount(0);
  await expect(shelf(page, `All ${(COUNT + 1).toLocaleString('en')}`)).toBeChecked();

  await test.step('the page holds those on the screen alone, however far it is scrolled', async () => {
    const grid = page.getByRole('grid');
    await cards(page).first().focus();
    for (let round = 0; round < 12; round += 1) {
      await page.keyboard.press('End');
      await expect.poll(async () => Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(15 * (round + 1));
      expect(await cards(page).count()).toBeLessThan(CARDS_MAX);
    }
    expect(await page.locator('video').count()).toBe(0);
    await page.keyboard.press('Home');
    await expect(cards(page).first()).toBeFocused();
  });

  await test.step('a search answers in time, and what was typed stands in no address of a call', async () => {
    const asked = page.waitForResponse((answer) => answer.url().endsWith('/library/search'));
    await page.getByRole('searchbox').fill('ballo 1777');
    const answer = await asked;
    expect(answer.request().timing().responseEnd).toBeLessThan(FIRST_PAGE_MS);
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(/\/library\/#q=ballo\+1777$/);
    await page.reload();
    await expect(cards(page)).toHaveCount(1);
    await expect(page.getByRole('searchbox')).toHaveValue('ballo 1777');
  });

  await test.step('what is thrown away comes back', async () => {
    await cards(page).first().focus();
    await page.keyboard.press('Delete');
    await expect(page.getByText('1 clip moved to trash')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(cards(page)).toHaveCount(1);
    await expect(shelf(page, 'Trash 0')).toBeVisible();
  });
});

test('clips are liked, tagged, put into folders, played and deleted for good', async ({ page }) => {
  await withClips(page, 8);
  await page.goto('/library/');
  await expect(cards(page)).toHaveCount(9);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('checkbox', { name: 'Select: A red balloon, copy 3' }).check();
  await page.getByRole('checkbox', { name: 'Select: A red balloon, copy 5' }).check();
  await page.getByRole('button', { name: 'Favourite', exact: true }).click();
  await page.getByLabel('Tag', { exact: true }).last().fill('sky');
  await page.keyboard.press('Enter');
  await page.getByLabel('Move to folder').selectOption('New folder …');
  await page.getByLabel('Name').fill('Balloons');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Select none' }).click();

  await page.getByRole('button', { name: 'Favourites' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByText('Filters').click();
  await page.getByRole('combobox', { name: 'Folder', exact: true }).selectOption('Balloons');
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('sky');
  await expect(page).toHaveURL(/favourites=yes&folder=[0-9a-f-]{36}&tag=sky/);
  await expect(cards(page)).toHaveCount(2);

  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  const player = page.getByRole('dialog');
  await expect(player.getByText('Balloons')).toBeVisible();
  const video = player.locator('video');
  await expect(video).toHaveCount(1);
  await page.keyboard.press('l');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.loop)).toBe(false);
  await player.getByRole('button', { name: 'Move to trash' }).click();
  await expect(player).toHaveCount(0);
  await expect(cards(page)).toHaveCount(1);

  await page.goto('/library/?shelf=trash');
  await page.getByRole('checkbox', { name: /^Select: / }).check();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();

  await page.goto('/library/?shelf=failed');
  await page.getByRole('checkbox', { name: 'Select: A red balloon, copy 4' }).check();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await shelf(page, 'Trash 1').check({ force: true });
  await page.getByRole('button', { name: 'Empty trash' }).click();
  await page.getByRole('button', { name: 'Delete 1 clip permanently' }).click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await page.goto('/library/');
  await expect(shelf(page, 'All 8')).toBeVisible();
});

test('a clip is downloaded, and seen by whoever has its link, as long as that is on', async ({ browser, page }) => {
  await withClips(page, 1);
  const shared = await test.step('it is shared from the stage', async () => {
    await page.goto('/text-to-video/');
    await playClip(items(page).filter({ hasText: 'A red balloon' }).first());
    await page.getByRole('button', { name: 'Share' }).click();
    const dialog = page.getByRole('dialog', { name: 'Share this clip' });
    await dialog.getByRole('checkbox', { name: 'Anyone with the link' }).check();
    return dialog.getByLabel('Link', { exact: true }).inputValue();
  });
  await page.goto('/library/');

  await test.step('one clip is downloaded with what it was made of; several want a plan', async () => {
    await page.getByRole('checkbox', { name: 'Select: A red balloon', exact: true }).check();
    const begun = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as ZIP' }).click();
    expect((await begun).suggestedFilename()).toBe('kinora-library.zip');
    await page.getByRole('checkbox', { name: 'Select: A red balloon, copy 1' }).check();
    await page.getByRole('button', { name: 'Download as ZIP' }).click();
    await expect(page.getByText(/^Downloading several clips at once needs a plan/)).toBeVisible();
    await page.getByRole('button', { name: 'Select none' }).click();
  });
  await cards(page).first().focus();
  await page.keyboard.press('Enter');
  const player = page.getByRole('dialog');
  await player.getByRole('button', { name: 'Share' }).click();
  await expect(player.getByRole('checkbox', { name: 'Anyone with the link' })).toBeChecked();
  const link = await player.getByLabel('Link', { exact: true }).inputValue();
  expect(link).toBe(shared);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const stranger = await (await browser.newContext()).newPage();
  expect((await stranger.goto(link))?.status()).toBe(200);
  await expect(stranger).toHaveTitle('A red balloon · Kinora');
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('A red balloon');
  await expect(stranger.getByRole('link', { name: 'Made with Kinora' })).toBeVisible();
  await expect(stranger.getByRole('list', { name: 'Make your own' }).getByRole('link')).toHaveCount(3);
  await expect(stranger.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  // Below it scenes to go on from may play.
  const video = stranger.getByRole('article').locator('video');
  await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0);
  expect((await new AxeBuilder({ page: stranger }).analyze()).violations).toEqual([]);
  const file = (await video.getAttribute('src')) ?? '';
  expect((await stranger.request.get(file, { headers: { range: 'bytes=0-9' } })).status()).toBe(206);
  await stranger.getByRole('link', { name: 'Remix this', exact: true }).click();
  await expect(promptField(stranger)).toHaveValue('A red balloon');

  await player.getByRole('checkbox', { name: 'Anyone with the link' }).uncheck();
  await expect(player.getByText(/^Only you can see this clip/)).toBeVisible();
  expect((await stranger.goto(link))?.status()).toBe(404);
  await expect(stranger.getByText('This link doesn’t show a clip')).toBeVisible();
  expect((await stranger.request.get(file)).status()).toBe(404);
});
