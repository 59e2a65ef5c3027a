import type { Page } from '@playwright/test';

import { becomeMember, createButton, items, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const balance = (page: Page) => page.locator('#root header').first();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Upgrade to get more credits' });

/** Presses the focused control with Tab until the one with this name has the focus, and then Enter. */
async function pressByKeyboard(page: Page, name: RegExp) {
  const isThere = () =>
    page.evaluate((source) => new RegExp(source).test(document.activeElement?.textContent.trim() ?? ''), name.source);
  for (let step = 0; step < 60 && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

test('a plan is bought by keyboard alone, in the sandbox; both tabs see the credits', async ({ page, context }) => {
  await signUp(page);
  await expect(balance(page)).toContainText('40');
  await page.getByRole('banner').getByRole('button', { name: 'Upgrade Now' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page)).toContainText('You have 40 credits.');
  await expect(page.getByRole('tab', { name: 'Monthly' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: /Yearly/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: /Buy Now with Discount/ })).toHaveCount(2);
  // No promotion runs: no countdown, and no price that is struck through.
  await expect(dialogOf(page).getByRole('timer')).toHaveCount(0);
  await expect(dialogOf(page).locator('s')).toHaveCount(0);

  const opened = context.waitForEvent('page');
  await pressByKeyboard(page, /^Buy Now with Discount/);
  const checkout = await opened;
  await expect(checkout.getByRole('heading', { name: 'Choose how the bank responds' })).toBeVisible();
  await expect(checkout.getByText('No real money')).toBeVisible();
  expect(await checkout.evaluate(() => window.opener === null && !location.search.includes('uc_signal'))).toBe(true);
  await pressByKeyboard(checkout, /^Pay$/);
  await expect(checkout.getByText('500 credits are on your balance.')).toBeVisible();
  await expect(checkout.getByRole('region', { name: 'Result' })).toBeFocused();
  await expect(balance(checkout)).toContainText('540');
  await expect(balance(page)).toContainText('540');
  await expect(checkout.getByRole('link', { name: 'Back to where you were' })).toHaveAttribute(
    'href',
    '/text-to-video/',
  );

  // The first tab closes its dialog by itself and says what arrived.
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText('Basic is active, 500 credits added')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Upgrade Now' }).click();
  await expect(dialogOf(page).getByRole('button', { name: 'Your plan' })).toBeDisabled();
  await dialogOf(page).getByRole('button', { name: 'Upgrade to Pro' }).click();
  await dialogOf(page)
    .getByRole('button', { name: /^Pay US\$/ })
    .click();
  await expect(dialogOf(page).getByText(/You’re now on Pro, monthly/)).toBeVisible();
});

test('a batch that was refused goes on with one press when it is paid for', async ({ page, context }) => {
  await signUp(page, { path: '/text-to-video/#model=local&prompt=a%20paper%20boat&seconds=3&resolution=360p&count=4' });
  await expect(balance(page)).toContainText('40');
  await createButton(page).press('Enter');
  await expect(dialogOf(page)).toContainText('Several clips at once need a plan. You have 40 credits.');
  await expect(page.getByRole('button', { name: /Buy Now with Discount/ })).toHaveCount(2);
  const opened = context.waitForEvent('page');
  await pressByKeyboard(page, /^Buy Now with Discount/);
  const till = await opened;
  await expect(till.getByRole('heading', { name: 'Choose how the bank responds' })).toBeVisible();
  await pressByKeyboard(till, /^Pay$/);
  await expect(till.getByText('500 credits are on your balance.')).toBeVisible();

  await expect(dialogOf(page)).toBeHidden();
  await expect(page.getByText(/come with a plan/)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Now you can make this' })).toContainText(
    'Basic is active, 500 credits added',
  );
  await page.bringToFront();
  const offer = page.getByRole('button', { name: 'Create 4 clips 32 credits' }).first();
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(items(page)).toHaveCount(4);
  await expect(balance(page)).toContainText('508');
  await expect(page.getByText('Now you can make this')).toHaveCount(0);
});

test('without a server nothing is opened, and the prices say why', async ({ page, context, complaints }) => {
  await signUp(page);
  await page.getByRole('banner').getByRole('button', { name: 'Upgrade Now' }).click();
  const buy = dialogOf(page).getByRole('button', { name: /Buy a pack of 600 credits/ });
  await expect(buy).toBeVisible();
  await context.route(/\/api\//, (route) => route.abort());
  await buy.click();
  await expect(dialogOf(page).getByRole('alert')).toContainText('Kinora isn’t responding. Nothing was paid.');
  await expect.poll(() => context.pages().length).toBe(1);
  // The browser itself logs each request that fails.
  complaints.length = 0;
});

test('what the bank says is told, and survives a reload', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/checkout/pack-200/');
  await page.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByText('The payment was declined. Nothing was paid.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('The payment was declined. Nothing was paid.')).toBeVisible();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Pay, duplicate webhook' }).click();
  await expect(page.getByText('200 credits are on your balance.')).toBeVisible();
  await expect(balance(page)).toContainText('240');
  await page.goto('/checkout/01940000-0000-7000-8000-000000000999/');
  await expect(page.getByRole('alert')).toContainText('This purchase wasn’t found.');
});

test('a plan is cancelled in two clicks and kept in one; the history adds up', async ({ page }) => {
  await becomeMember(page);
  await page.goto('/checkout/basic-month/');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('500 credits are on your balance.')).toBeVisible();
  await page.getByRole('link', { name: 'See your plan and credits' }).click();
  await page.getByRole('button', { name: 'Cancel plan' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel plan' }).click();
  await expect(page.getByText(/^Active until/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep plan' }).click();
  await expect(page.getByText(/^500 more credits on/)).toBeVisible();

  const history = page.getByRole('region', { name: 'Credit history' });
  await expect(history.getByRole('row', { name: /Basic, monthly/ })).toContainText('+500');
  await history
    .getByRole('row', { name: /Basic, monthly/ })
    .getByRole('button', { name: 'Receipt' })
    .click();
  await expect(history.getByText('US$15.99 in the sandbox, no money charged')).toBeVisible();
  const download = page.waitForEvent('download');
  await history.getByRole('button', { name: 'Download as CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);

  await page.getByRole('button', { name: 'Refund the last payment' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Refunded' })).toBeVisible();
  await expect(balance(page)).toContainText('40');
});
