import type { Page, Request } from '@playwright/test';

import { promptField } from './stranger.ts';
import { expect, test } from './studio.ts';

const TICKET = 'tk_a-ticket-nobody-gave-out';

/** What a request says of the page that it comes from: its address and its referrer. */
async function tellOn(request: Request): Promise<string> {
  const { referer = '' } = await request.allHeaders();
  return `${request.url()} ${referer}`;
}

test('a link with a ticket is clean before anything else runs, and no request tells it on', async ({ page }) => {
  const asked: Promise<string>[] = [];
  const hear = (request: Request) => {
    if (!request.isNavigationRequest()) asked.push(tellOn(request));
  };
  page.on('request', hear);
  const signal = Buffer.from(JSON.stringify({ token: TICKET })).toString('base64url');
  await page.goto(`/text-to-video/?signal=${signal}&language=EN`, { waitUntil: 'networkidle' });
  await expect(page).toHaveURL(/\/text-to-video\/$/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  // What is asked later has no time to be read before the page goes.
  page.off('request', hear);
  const told = await Promise.all(asked);
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((one) => one.includes(signal) || one.includes('signal='))).toEqual([]);
  expect(
    await page.evaluate(() => [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie].join()),
  ).not.toContain(TICKET);
});

test('a sign-in that was given up at the other provider is said in the dialog, and the address is clean', async ({
  page,
}) => {
  await page.goto('/text-to-video/?signin=cancelled');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('You didn’t finish signing in with Google');
  await expect(page).toHaveURL(/\/text-to-video\/$/);
});

test('where the product is not served, one sentence is all there is', async ({ page }) => {
  await page.route('**/api/tool/ip_info', (route) =>
    route.fulfill({ json: { code: 1, msg: '', data: { ip: '192.0.2.1', countryCode: 'CN' } } }),
  );
  await page.goto('/text-to-video/');
  const card = page.getByRole('alertdialog', { name: 'Not available here' });
  await expect(card).toContainText(
    'Sorry, this product (or service) is not supported for users in this region according to local regulations.',
  );
  await expect(page.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(card).toBeFocused();
});

test('a failed look-up of the region lets people in', async ({ page }) => {
  await page.route('**/api/tool/ip_info', (route) =>
    route.fulfill({ json: { code: 500, msg: 'unexpected', data: null } }),
  );
  const asked = page.waitForResponse('**/api/tool/ip_info');
  await page.goto('/text-to-video/');
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Uses the page, and pauses: then a guest's session begins. Nobody knows of what was pressed before the studio ran. */
async function becomeGuest(page: Page): Promise<void> {
  let isGuest = false;
  page.on('response', (response) => (isGuest ||= response.url().endsWith('/init-tourists')));
  await expect(async () => {
    await promptField(page).press('End');
    await expect.poll(() => isGuest, { timeout: 4000 }).toBe(true);
  }).toPass();
}

test('S8: the device is known by a hash of its traits and its network address, asked for once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tool/ip_info')) asked.push(request.url());
  });
  await page.goto('/text-to-video/');
  await becomeGuest(page);
  const murmur = async () => (await page.context().cookies()).find(({ name }) => name === 'murmur')?.value;
  await expect.poll(murmur).toMatch(/^[\da-f]{32}$/);
  expect(asked).toHaveLength(1);
});

test('S8: who only reads is known by nothing', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/terms/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  expect(asked.filter((url) => /init-tourists|\/fp\./.test(url))).toEqual([]);
});

test('S8: no guest waits for a network address that never comes', async ({ page }) => {
  await page.route('**/api/tool/ip_info', () => new Promise(() => {}));
  await page.goto('/text-to-video/');
  await becomeGuest(page);
  const murmur = async () => (await page.context().cookies()).find(({ name }) => name === 'murmur')?.value;
  await expect.poll(murmur).toMatch(/^[\da-f]{32}$|^[\da-z]+-\d+$/);
});
