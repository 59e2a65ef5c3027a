import { atNight } from '@kinora/vitest-config/nightly';
import type { Page } from '@playwright/test';

import { expectOnlyText, IMAGE, PLANTED, SCRIPT } from './planted.ts';
import { chooseSmallest, createButton, items, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

/** Addresses that say what somebody wants them to. */
const addressesOf = (planted: string) => {
  const text = encodeURIComponent(planted);
  return [
    `/nowhere/${text}/`,
    `/nowhere/?q=${text}#${text}`,
    `/${text}/text-to-video/`,
    `/text-to-video/${text}/`,
    `/text-to-video/?x=${text}#prompt=${text}`,
    `/text-to-video/?signin=${text}`,
    `/text-to-video/?signal=${text}`,
    `/ai-video-effects/${text}/`,
    `/member/confirm/?x=${text}#proof=${text}`,
  ];
};

for (const planted of atNight<readonly string[], readonly string[]>(PLANTED, [PLANTED.join(' ')])) {
  test(`S20: ${planted} in an address is text`, async ({ page }) => {
    for (const address of addressesOf(planted)) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectOnlyText(page);
    }
    await page.goto(addressesOf(planted)[0] ?? '');
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(/__planted/);
    await page.goto(addressesOf(planted)[4] ?? '');
    await expect(promptField(page)).toHaveValue(planted);
  });
}

test('S20: markup typed into the dialogs is text', async ({ page }) => {
  await page.goto('/text-to-video/');
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  for (const planted of [...PLANTED, '<img/src=x/onerror=__planted=1>@a.test']) {
    await dialog.getByLabel('Email').fill(planted);
    await dialog.getByLabel('Password', { exact: true }).fill(planted.slice(0, 16).replaceAll(' ', ''));
    await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(dialog.getByText(/email/i).first()).toBeVisible();
    await expectOnlyText(page);
  }
});

/** An address as full of markup as the form and the server allow. */
const markedAddress = () => `<img/src=x/onerror=__planted=1>${Date.now().toString(36)}@a.test`;

async function writeToSupport(page: Page) {
  await page.goto('/support/contact-us/');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByLabel('Your email address').fill('<img/src=x/onerror=__planted=1>@a.test');
  await page.getByRole('textbox', { name: 'Message' }).fill(`${IMAGE}\n${SCRIPT}`);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Message sent' })).toBeVisible();
  await expectOnlyText(page);
}

/** A name and an address of markup, wherever they are shown. */
async function nameMember(page: Page, email: string) {
  await page.goto('/member/');
  for (const planted of [SCRIPT, IMAGE]) {
    await page.getByLabel('Name').fill(planted);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: planted })).toBeVisible();
    await expectOnlyText(page);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: IMAGE })).toBeVisible();
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectOnlyText(page);
}

test('S20: markup that a member writes is text in every view, and in the mails', async ({ page }) => {
  const email = await signUp(page, { email: markedAddress() });
  await promptField(page).fill(IMAGE);
  await chooseSmallest(page);
  await createButton(page).click();
  const item = items(page).filter({ hasText: IMAGE });
  await expect(item).toHaveCount(1);
  await expectOnlyText(page);

  await nameMember(page, email);
  await writeToSupport(page);

  await page.goto('/ai-video-effects/disco-fever/');
  const name = '<img src=x onerror=window.__planted=1>.png';
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  await page.getByLabel('Choose: Your image').setInputFiles({ name, mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: `Your image: ${name}` })).toBeVisible();
  await expectOnlyText(page);

  await page.goto('/text-to-video/');
  await expect(item.getByText('8 charged')).toBeVisible({ timeout: 60_000 });
  await expectOnlyText(page);

  await page.goto('/dev/mail');
  await expect(page.getByText(`> ${IMAGE}`).first()).toBeVisible();
  await expectOnlyText(page);
  const framed = await page.locator('article', { hasText: IMAGE }).locator('iframe').first().getAttribute('src');
  const html = await (await page.request.get(framed ?? '')).text();
  expect(html).toContain('&lt;img src=x');
  expect(html).not.toMatch(/<(?:img|script)/);
});

test('S20: markup in the field of a code is text', async ({ page }) => {
  const email = await signUp(page);
  // Left first: a page that still asks for something would be refused, and say so.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto('/text-to-video/');
  await page.getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByRole('button', { name: 'Forgot your password?' }).click();
  await dialog.getByRole('button', { name: 'Next' }).click();
  const code = dialog.getByRole('textbox', { name: 'Code', exact: true });
  await code.fill('<b>1">');
  await code.press('Enter');
  await expect(dialog.locator('b')).toHaveCount(0);
  await expectOnlyText(page);
});
