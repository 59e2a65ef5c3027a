import { anAddress, chooseSmallest, createButton, items, promptField, signUpInDialog } from './stranger.ts';
import { expect, test } from './studio.ts';

test('with too few credits nothing is charged and the way to more is named', async ({ page }) => {
  await page.goto('/text-to-video/');
  await promptField(page).fill('a cat asleep on a windowsill');
  await chooseSmallest(page);
  await createButton(page).click();
  await signUpInDialog(page, anAddress());
  await expect(items(page)).toHaveCount(1);
  for (let more = 2; more <= 5; more += 1) {
    await createButton(page).click();
    await expect(items(page)).toHaveCount(more);
  }
  await createButton(page).click();
  const prices = page.getByRole('dialog', { name: 'Upgrade to get more credits' });
  await expect(prices).toContainText('You have 0. This needs 8, so you’re 8 short.');
  await page.keyboard.press('Escape');
  await expect(prices).toBeHidden();
  await expect(items(page)).toHaveCount(5);
});
