import type { Page } from '@playwright/test';

import { promptField, signUp } from './stranger.ts';
import { expect, MOVING, test } from './studio.ts';

const position = (page: Page) => page.getByRole('slider', { name: 'Position' });

test('Escape closes the login dialog and gives the focus back', async ({ page }) => {
  await page.goto('/text-to-video/');
  const opener = page.getByRole('button', { name: 'Log in' });
  await opener.press('Enter');
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Escape closes the menu of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/text-to-video/');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await opener.press('Enter');
  const entry = page.getByRole('link', { name: /Text to Video/ });
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Escape and a press elsewhere close the menu of the account', async ({ page }) => {
  await signUp(page, { path: '/terms/' });
  const opener = page.getByRole('button', { name: 'Account menu' });
  const entry = page.getByRole('menuitem', { name: 'Logout' });
  await opener.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Member Center' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(entry).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(entry).toBeVisible();
  await page.mouse.click(300, 800);
  await expect(entry).toBeHidden();
});

test.describe('with motion', () => {
  test.use(MOVING);

  test('the arrows, Home and End move through the film', async ({ page }) => {
    await page.goto('/text-to-video/#prompt=a+fox&seconds=3');
    await expect(promptField(page)).toHaveValue('a fox');
    await page.getByRole('button', { name: 'Pause' }).click({ timeout: 60_000 });
    await position(page).focus();
    await page.keyboard.press('Home');
    await expect(position(page)).toHaveValue('0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(position(page)).toHaveValue('2');
    await page.keyboard.press('ArrowLeft');
    await expect(position(page)).toHaveValue('1');
    await page.keyboard.press('End');
    await expect(position(page)).toHaveValue('71');
  });
});

test('Tab goes from the prompt by its help and pictures to the models and on to the price', async ({ page }) => {
  await page.goto('/text-to-video/');
  // Parts of the page still arrive; a press that came before them is made again.
  await expect(async () => {
    await promptField(page).focus();
    await page.keyboard.press('Tab');
    for (const name of ['Improve', 'Templates', 'List']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused({ timeout: 1000 });
      await page.keyboard.press('Tab');
    }
    await expect(page.getByLabel('Add reference images')).toBeFocused({ timeout: 1000 });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: /Local preview engine/ })).toBeFocused({ timeout: 1000 });
  }).toPass();
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.textContent.startsWith('Create'))) break;
  }
  await expect(page.getByRole('button', { name: /^Create/ })).toBeFocused();
});
