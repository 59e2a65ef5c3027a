import { becomeMember, chooseSmallest, createButton, items, promptField } from './stranger.ts';
import { expect, test } from './studio.ts';

const CSV = 'seed,prompt\n1,a {red|blue} boat on a calm sea\n2,\n3,"a fox, in the snow"\n';

test('a pasted table with a broken line becomes different clips of one order, at the exact total', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/checkout/basic-month/');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('500 credits are on your balance.')).toBeVisible();

  await page.goto('/text-to-video/');
  await promptField(page).fill('what was typed before');
  await chooseSmallest(page);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Prompt list' });
  await dialog.getByRole('textbox', { name: 'One prompt per line' }).fill(CSV);
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await expect(dialog.getByText('Not used: seed.')).toBeVisible();
  await expect(dialog.getByText('No text. Write a prompt or remove this line.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Line 2 can’t be created yet.')).toBeVisible();
  await expect(createButton(page)).toBeDisabled();

  // The list and the line that is missing are still there after a reload.
  await page.reload();
  await page.getByRole('button', { name: 'Edit list' }).click();
  await dialog.getByRole('button', { name: 'Edit line 2' }).click();
  await dialog.getByRole('textbox', { name: 'Line 2' }).fill('a lighthouse at night');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('4 clips × 8 = 32 credits')).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove line 3' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('region', { name: 'Live preview' }).getByRole('button', { name: 'Next prompt' }).click();
  await expect(page.getByText('a blue boat on a calm sea', { exact: true })).toBeVisible();
  await expect(page.getByText('After this you have 516 credits')).toBeVisible();
  const ordered = page.waitForRequest(
    (request) => request.url().endsWith('/api/kinora/creations') && request.method() === 'POST',
  );
  await page.getByRole('button', { name: 'Create 3 clips 24 credits' }).click();
  expect((await ordered).postDataJSON()).toMatchObject({
    gold_coins: 24,
    prompts: ['a red boat on a calm sea', 'a blue boat on a calm sea', 'a lighthouse at night'],
  });
  await expect(items(page)).toHaveCount(3);
  for (const prompt of ['a red boat on a calm sea', 'a blue boat on a calm sea', 'a lighthouse at night'])
    await expect(items(page).filter({ hasText: prompt })).toHaveCount(1);
  await expect(promptField(page)).toHaveValue('what was typed before');
  await expect(page.getByRole('button', { name: 'Edit list' })).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText('516');
  await expect(
    items(page)
      .getByRole('link', { name: /Download|Save/ })
      .or(items(page).getByRole('button', { name: /Download/ })),
  ).toHaveCount(3, { timeout: 90_000 });
});

test('a template is filled, proposed, and can be taken back', async ({ page }) => {
  await page.goto('/text-to-video/');
  await promptField(page).fill('what was typed before');
  await page.getByRole('button', { name: 'Templates' }).click();
  const dialog = page.getByRole('dialog', { name: 'Templates' });
  await dialog.getByRole('searchbox', { name: 'Search templates' }).fill('castle');
  await dialog.getByRole('radio', { name: 'Above the castle' }).press('Space');
  await dialog.getByRole('button', { name: 'An owl' }).click();
  await dialog.getByRole('button', { name: 'Use this prompt' }).click();
  await expect(promptField(page)).toHaveValue('An owl over a castle at dusk in fog, push in');
  await expect(page.getByText('Can’t draw yet:')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(promptField(page)).toHaveValue('what was typed before');
});
