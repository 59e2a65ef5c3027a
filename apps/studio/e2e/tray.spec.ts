import type { Page } from '@playwright/test';

import { chooseSmallest, createButton, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const tray = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Activity/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Activity' });

async function create(page: Page, prompt: string) {
  await promptField(page).fill(prompt);
  await createButton(page).click();
  await expect(page.getByRole('article', { name: prompt })).toBeVisible();
}

test('the tray lists what goes on from any page, is looked at once in all tabs, and outlives a reload', async ({
  page,
  context,
}) => {
  await signUp(page);
  await chooseSmallest(page);
  await create(page, 'a paper boat on a storm at night');
  await page.goto('/ai-video-effects/');
  await expect(tray(page)).toHaveAccessibleName(/1 in progress/);
  await tray(page).click();
  const going = panel(page).getByRole('article', { name: 'a paper boat on a storm at night' });
  await expect(going).toContainText(/Drawing frame|Preparing|1st in queue|Writing/);
  await expect(going.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(tray(page)).toBeFocused();

  await expect(page.getByText(/“.*a paper boat.*” is ready\./)).toBeVisible({ timeout: 60_000 });
  await expect(tray(page)).toHaveAccessibleName('Activity: 1 ready');
  await page.reload();
  await expect(tray(page)).toHaveAccessibleName('Activity: 1 ready');

  const other = await context.newPage();
  await other.goto('/home/');
  await expect(tray(other)).toHaveAccessibleName('Activity: 1 ready');
  await tray(other).click();
  await expect(panel(other).getByRole('region', { name: 'New since your last visit' })).toContainText('8 charged');
  await expect(tray(page)).toHaveAccessibleName('Activity');
  await panel(other).getByRole('link', { name: 'Reuse settings' }).click();
  await expect(other).toHaveURL(/\/text-to-video\//);
  await expect(panel(other)).toBeHidden();
  await expect(promptField(other)).toHaveValue('a paper boat on a storm at night');
});

test('what waits can be put before one’s others, and called off with its credits back', async ({ page }) => {
  await signUp(page);
  await chooseSmallest(page);
  const prompts = ['a lighthouse in fog', 'a fox in the snow', 'a deer in a forest', 'a rocket over a planet'];
  for (const prompt of prompts) await create(page, prompt);
  await tray(page).click();
  const items = panel(page).getByRole('region', { name: 'In progress' }).getByRole('article');
  const last = items.filter({ hasText: 'a rocket over a planet' });
  await last.getByRole('button', { name: 'Run next' }).click();
  // One is first among those that wait when it cannot be put before another of one's own.
  await expect(last.getByRole('button', { name: 'Run next' })).toHaveCount(0);
  const third = items.filter({ hasText: 'a deer in a forest' });
  await third.getByRole('button', { name: 'Cancel' }).click();
  await expect(panel(page).getByRole('article', { name: 'a deer in a forest' })).toContainText('8 returned');
});
