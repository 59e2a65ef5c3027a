import type { Page } from '@playwright/test';

import { chooseSmallest, createButton, items, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const PROMPTS = ['a lighthouse in fog', 'a fox in the snow', 'a deer in a forest'];
/** It waits behind the others: one member's clips are drawn two at a time. */
const LAST = 'a deer in a forest';

const banner = (page: Page) => page.getByRole('banner');
const tray = (page: Page) => banner(page).getByRole('button', { name: /^Activity/ });
const inTray = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Activity' }).getByRole('article', { name });

test('two tabs of a member are of one mind about clips, credits and what is typed', async ({ context, page }) => {
  await signUp(page);
  const other = await context.newPage();
  await other.goto('/text-to-video/');
  await expect(items(other)).toHaveCount(0);

  await test.step('what is set up in either stands in both, and neither takes the other’s away', async () => {
    await promptField(page).fill('a lighthouse');
    await expect(promptField(other)).toHaveValue('a lighthouse');
    await chooseSmallest(other);
    await promptField(other).press('End');
    await promptField(other).pressSequentially(' in fog');
    await expect(promptField(page)).toHaveValue('a lighthouse in fog');
    await expect(page.getByRole('radio', { name: /^3 s/ })).toBeChecked();
    await expect(page.getByRole('radio', { name: /^360/ })).toBeChecked();
  });

  await test.step('what is ordered in one is in the list and the tray of the other', async () => {
    await tray(other).click();
    for (const prompt of PROMPTS) {
      await promptField(page).fill(prompt);
      await createButton(page).click();
      await expect(inTray(other, prompt)).toBeVisible();
    }
    await expect(items(other).filter({ hasText: LAST }).first()).toBeVisible();
    await expect(banner(page)).toContainText('16');
    await expect(banner(other)).toContainText('16');
  });

  await test.step('what is called off in the other has ended in the first, with its credits in both', async () => {
    await inTray(other, LAST).getByRole('button', { name: 'Cancel' }).click();
    await expect(items(page).filter({ hasText: LAST })).toContainText('8 returned');
    await expect(banner(page)).toContainText('24');
    await expect(banner(other)).toContainText('24');
  });

  await test.step('what is removed in one leaves the other', async () => {
    const called = items(page).filter({ hasText: LAST });
    await called.getByRole('button', { name: 'Remove' }).click();
    await called.getByRole('button', { name: 'Move to trash' }).click();
    for (const tab of [page, other]) await expect(items(tab).filter({ hasText: LAST })).toHaveCount(0);
  });

  await test.step('what is ready is ready in both', async () => {
    for (const tab of [page, other]) {
      await expect(items(tab).filter({ hasText: '8 charged' }).first()).toBeVisible({ timeout: 60_000 });
      await expect(banner(tab)).toContainText('24');
    }
  });
});
