import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { chooseSmallest, createButton, promptField, signUp } from './stranger.ts';
import { expect, MOVING, test } from './studio.ts';

const scenes = (page: Page) =>
  page.getByRole('list', { name: 'Inspiration' }).getByRole('link', { name: /Remix \d+ credits$/ });
const playing = (page: Page) => page.locator('main video');

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

test.describe('with motion', () => {
  test.use(MOVING);

  test('six scenes play at most, and none when they are stopped', async ({ page }) => {
    await page.goto('/home/');
    await page.getByRole('link', { name: 'AI Video Remix' }).first().click();
    await expect(page).toHaveURL(/\/ai-video-remix\/\?page=inspiration$/);
    await expect(page).toHaveTitle('AI Video Remix · Kinora');
    await expect(scenes(page)).not.toHaveCount(0);
    await expect(playing(page)).not.toHaveCount(0);
    await expect
      .poll(() =>
        playing(page)
          .first()
          .evaluate((film: HTMLVideoElement) => film.currentTime),
      )
      .toBeGreaterThan(0);
    await page.mouse.move(700, 500);
    for (let turn = 0; turn < 8; turn += 1) {
      await page.mouse.wheel(0, 500);
      await page.waitForTimeout(200);
      expect(await playing(page).count()).toBeLessThanOrEqual(6);
    }
    await page.getByRole('button', { name: 'Pause all scenes' }).click();
    await expect(playing(page)).toHaveCount(0);
  });
});

test('a guest finds a scene by its look and goes on from it, at its price', async ({ page }) => {
  await page.goto('/ai-video-remix/');
  await expect(scenes(page)).toHaveCount(24);
  await expect(playing(page)).toHaveCount(0);
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Woodcut' }).click();
  await expect(scenes(page).first()).toHaveAttribute('href', /style=woodcut/);
  const scene = scenes(page).first();
  await expect(scene).toHaveAccessibleName(/Remix 8 credits$/);
  const name = (await scene.getAttribute('href'))?.match(/prompt=([^&]+)/)?.[1] ?? '';
  await scene.click();
  await expect(page).toHaveURL(/\/text-to-video\/$/);
  await expect(promptField(page)).toHaveValue(decodeURIComponent(name.replaceAll('+', ' ')));
  await expect(page.getByRole('radio', { name: 'Woodcut' })).toBeChecked();
});

test('a guest who has no idea is surprised by another scene each time', async ({ page }) => {
  await page.goto('/ai-video-remix/');
  const surprise = page.getByRole('link', { name: 'Surprise me' });
  await surprise.click();
  await expect(page).toHaveURL(/\/text-to-video\/$/);
  await expect(promptField(page)).not.toHaveValue('');
  const first = await promptField(page).inputValue();
  await page.goBack();
  await surprise.click();
  await expect(page).toHaveURL(/\/text-to-video\/$/);
  await expect(promptField(page)).not.toHaveValue(first);
});

test('the list goes on when somebody comes near its end', async ({ page }) => {
  await page.goto('/ai-video-remix/');
  await expect(scenes(page)).toHaveCount(24);
  await page.getByText('Loading 12 more').scrollIntoViewIfNeeded();
  await expect.poll(() => scenes(page).count()).toBeGreaterThan(24);
});

test('a member sees in the history what is in progress, and opens what is ready', async ({ page }) => {
  await page.goto('/ai-video-remix/?page=history');
  await expect(page.getByRole('heading', { name: 'Log in to see your history' })).toBeVisible();
  await signUp(page);
  await page.goto('/ai-video-remix/?page=history');
  await expect(page.getByRole('link', { name: 'Find a scene to remix' })).toBeVisible();
  await page.goto('/text-to-video/');
  await promptField(page).fill('A red balloon');
  await chooseSmallest(page);
  await createButton(page).click();
  // The order has arrived before the page is left.
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/ai-video-remix/?page=history');
  const box = page.getByRole('article', { name: 'A red balloon' });
  await expect(box).toBeVisible();
  const editor = box.getByRole('link', { name: 'Open in editor: A red balloon' });
  await expect(editor).toBeVisible({ timeout: 90_000 });
  await expect(editor).toHaveAttribute('href', /page=edit&clip=/);
  await expect(box.getByText(/8 charged/)).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Failed or cancelled' }).click();
  await expect(box).toHaveCount(0);
});
