import { signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('S26: back after a sign-out shows nothing of the member', async ({ page }) => {
  const email = await signUp(page);
  await page.goto('/member/');
  await expect(page.getByRole('main').getByText(email).first()).toBeVisible();
  await page.goto('/text-to-video/');
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
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!/^\/(?:account|api)\//.test(pathname)) return;
    answers.push(response.headerValue('cache-control').then((value) => `${pathname} ${value ?? ''}`));
  });
  await signUp(page);
  await page.goto('/member/');
  await expect(page.getByRole('heading', { level: 2, name: 'Sign-in' })).toBeVisible();
  const all = await Promise.all(answers);
  expect(all.length).toBeGreaterThan(8);
  expect(all.filter((answer) => !answer.includes('no-store'))).toEqual([]);
});
