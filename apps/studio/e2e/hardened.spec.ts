import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { followTabs, recoverPassword } from './account-journeys.ts';
import { makeClip } from './clip-journey.ts';
import { quietPort, startServer } from './server.ts';
import { signUpByDialog } from './stranger.ts';
import { expect, test as base } from './studio.ts';

/** A token of a session, wherever it may stand. */
const TOKEN = /[ut]t_[\w-]{43}/;

interface Installation {
  readonly url: string;
  /** What the browser of a member holds who signed up while the server still ran by the specification. */
  readonly before: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
}

interface Walk {
  /** What the page sent that a script of it could have read. */
  readonly sent: string[];
}

const test = base.extend<Walk, { installation: Installation }>({
  installation: [
    async ({ browser }, use) => {
      const home = mkdtempSync(join(tmpdir(), 'kinora-hardened-'));
      const port = await quietPort();
      const first = await startServer(home, port);
      const page = await browser.newPage({ baseURL: first.url, reducedMotion: 'reduce' });
      await signUpByDialog(page);
      const before = await page.context().storageState();
      await page.context().close();
      await first.stop();
      const server = await startServer(home, port, { SECURITY_PROFILE: 'hardened' });
      await use({ url: server.url, before });
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: ({ installation }, use) => use(installation.url),
  sent: async ({ context }, use) => {
    const sent: string[] = [];
    context.on('request', (request) => {
      const { cookie: _cookie, ...headers } = request.headers();
      sent.push(JSON.stringify([request.url(), headers, request.postData()]));
    });
    await use(sent);
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.filter((one) => TOKEN.test(one))).toEqual([]);
  },
});

test.describe.configure({ mode: 'serial' });

/** Everything a script of the page can read of its own browser. */
const readable = (page: Page) => page.evaluate(() => JSON.stringify([document.cookie, localStorage, sessionStorage]));

test('a member of before goes on after the server is hardened, and the page forgets its token', async ({
  browser,
  installation,
}) => {
  const { url: baseURL, before: storageState } = installation;
  expect(JSON.stringify(storageState)).toMatch(TOKEN);
  const context = await browser.newContext({ baseURL, storageState });
  const page = await context.newPage();
  await page.goto('/text-to-video/');
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible();
  await expect.poll(() => readable(page)).not.toMatch(TOKEN);
  await page.goto('/member/');
  await expect(page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
  const kept = (await context.cookies()).filter(({ value }) => TOKEN.test(value));
  expect(kept).toMatchObject([{ httpOnly: true, sameSite: 'Lax', name: expect.stringMatching(/^kinora_member_/) }]);
  await context.close();
});

test('a stranger makes a clip while no script could read the session', async ({ page, sent }) => {
  await makeClip(page);
  expect(await readable(page)).not.toMatch(TOKEN);
  expect(sent.some((one) => one.includes('/api/kinora/events'))).toBe(true);
});

test('accounts work: two tabs, a lost password, the Member Center', async ({ context, page, request, sent }) => {
  await followTabs(page);
  await recoverPassword(page, request);
  await page.getByRole('button', { name: 'Account menu' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Member Center' }).click();
  const center = await opened;
  await expect(center.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
  expect(await readable(center)).not.toMatch(TOKEN);
  expect(sent.length).toBeGreaterThan(0);
});
