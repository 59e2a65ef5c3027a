import { signUp, signUpByDialog } from './stranger.ts';
import { expect, test } from './studio.ts';

test('S26: back after a sign-out shows nothing of the member', async ({ page }) => {
  const email = await signUp(page, { path: '/terms/' });
  await page.goto('/member/');
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await page.goto('/terms/');
  await page.getByRole('button', { name: 'Account menu' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await reloaded;

  await page.goBack();
  await expect(page.getByText('Log in to see your account')).toBeVisible();
  expect(await page.content()).not.toContain(email);
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.content()).not.toContain(email);
});

test('S26: what calls answer is never kept by the browser', async ({ page }) => {
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(?:account|api)\//.test(pathname)) return;
    answers.push(`${pathname} ${response.headers()['cache-control'] ?? ''}`);
  });
  await signUpByDialog(page);
  await page.goto('/member/');
  await expect(page.getByRole('heading', { level: 2, name: 'Sign-in' })).toBeVisible();
  await expect.poll(() => answers.length).toBeGreaterThan(8);
  expect(answers.filter((answer) => !answer.includes('no-store'))).toEqual([]);
});
