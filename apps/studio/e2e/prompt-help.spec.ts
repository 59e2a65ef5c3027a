import type { Page } from '@playwright/test';

import { chooseSmallest, createButton, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

test('a prompt is improved: what is new is marked, and nothing changes before it is accepted', async ({ page }) => {
  await page.goto('/text-to-video/');
  await promptField(page).fill('a paper boat on a storm');
  await page.getByRole('button', { name: 'Improve' }).click();
  const added = await page.getByRole('insertion').textContent();
  await expect(promptField(page)).toHaveValue('a paper boat on a storm');
  await page.getByRole('button', { name: 'Use this' }).click();
  await expect(promptField(page)).toHaveValue(`a paper boat on a storm, ${added}`);
  await expect(page.getByText('Can’t draw yet:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Improve' }).click();
  await expect(page.getByText('already covers')).toBeVisible();
});

test('a prompt of an earlier clip is taken again', async ({ page }) => {
  await signUp(page);
  await chooseSmallest(page);
  await promptField(page).fill('a fox in the rain');
  await createButton(page).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await promptField(page).fill('');
  await page.getByRole('button', { name: 'Earlier prompts' }).press('Enter');
  await page.getByRole('menuitem', { name: 'a fox in the rain' }).press('Enter');
  await expect(promptField(page)).toHaveValue('a fox in the rain');
});

const INK: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/text-to-video/': (page) => page.getByRole('radio', { name: 'Ink' }).check(),
  '/home/': async (page) => {
    await page.getByRole('button', { name: /^Style: / }).click();
    await page.getByRole('menuitemradio', { name: 'Ink' }).click();
  },
};

for (const [path, chooseInk] of Object.entries(INK)) {
  test(`${path} draws the style that the prompt asks for, and offers it where another is chosen`, async ({ page }) => {
    await page.goto(path);
    await promptField(page).fill('a fox in the snow, pixel art');
    await expect(page.getByText(/^Understood:.*pixel art/)).toBeVisible();
    await chooseInk(page);
    await page.getByRole('button', { name: 'Switch to Pixel' }).click();
    await expect(page.getByText('Your prompt asks for another style.')).toBeHidden();
    await expect(page.getByText(/^Understood:.*pixel art/)).toBeVisible();
    await expect(page.getByText('Can’t draw yet:')).toHaveCount(0);
  });
}
