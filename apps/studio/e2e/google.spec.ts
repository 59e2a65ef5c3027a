import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { logOut } from './account-journeys.ts';
import { CONFIRMATION, mailed } from './mailed.ts';
import { quietPort, startPeople, startServer, type Server } from './server.ts';
import {
  anAddress,
  chooseSmallest,
  createButton,
  items,
  PASSWORD,
  promptField,
  signUp,
  signUpInDialog,
} from './stranger.ts';
import { expect, test as base } from './studio.ts';

const PROMPT = 'a paper boat on a storm at night';

const home = mkdtempSync(join(tmpdir(), 'kinora-google-'));
let servers: Server[] = [];
let url = '';

const newContext = (browser: Browser) => browser.newContext({ baseURL: url, reducedMotion: 'reduce' });

/** The same page, on the one server of this file: it knows a provider. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await newContext(browser);
    await use(context);
    await context.close();
  },
});
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const people = await startPeople(await quietPort());
  servers = [people];
  const server = await startServer(home, await quietPort(), {
    KINORA_GOOGLE_ISSUER: people.url,
    KINORA_GOOGLE_CLIENT_ID: 'kinora-development',
    KINORA_GOOGLE_CLIENT_SECRET: 'for-development-only',
  });
  servers = [people, server];
  url = server.url;
});

test.afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  rmSync(home, { recursive: true, force: true });
});

const menu = (page: Page) => page.getByRole('button', { name: 'Account menu' });
const connected = (page: Page) => page.getByRole('region', { name: 'Connected sign-ins' });

async function openLogin(page: Page) {
  await page.goto('/text-to-video/');
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** From the login dialog to the provider's page. */
async function goToGoogle(page: Page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

/** At the provider: somebody whose address it has verified. */
async function beAt(page: Page, email: string) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function enterAs(page: Page, email: string) {
  await openLogin(page);
  await goToGoogle(page);
  await beAt(page, email);
  await expect(menu(page)).toBeVisible();
}

/** Fills the login form; the button that sends it. */
async function fillLogin(page: Page, email: string) {
  await openLogin(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  return dialog.getByRole('button', { name: 'Log in', exact: true });
}

async function logIn(page: Page, email: string) {
  const send = await fillLogin(page, email);
  const reloaded = page.waitForEvent('load');
  await send.click();
  await reloaded;
  await expect(menu(page)).toBeVisible();
}

async function confirmAddress(page: Page, email: string) {
  await page.goto(await mailed(page.request, email, CONFIRMATION));
  await expect(page.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
}

async function openCenter(page: Page) {
  await page.goto('/member/');
  await expect(connected(page)).toBeVisible();
}

/** From the member center to the provider's page, with the password. */
async function connect(page: Page) {
  await openCenter(page);
  await connected(page).getByRole('button', { name: 'Connect Google' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue to Google' }).click();
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible();
}

const otherBrowser = async (browser: Browser) => (await newContext(browser)).newPage();

/** A guest asks for the quickest clip, and is asked in turn. */
async function askForAClip(page: Page) {
  await page.goto('/text-to-video/');
  await promptField(page).fill(PROMPT);
  await chooseSmallest(page);
  await createButton(page).click();
  await expect(page.getByRole('dialog')).toContainText('Your prompt is saved.');
}

test('a guest signs up with Google where a clip was asked for, gets it, and is the same member the next time', async ({
  page,
}) => {
  await askForAClip(page);
  await goToGoogle(page);
  await page.getByRole('button', { name: 'Grace Hopper' }).click();
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(`${url}/text-to-video/`);
  await expect(page.getByText('Welcome. You start with 40 credits.')).toBeVisible();
  const item = items(page).filter({ hasText: PROMPT });
  await expect(item).toHaveCount(1);

  await logOut(page);
  await openLogin(page);
  await goToGoogle(page);
  await page.getByRole('button', { name: 'Grace Hopper' }).click();
  await expect(menu(page)).toBeVisible();
  await expect(item).toHaveCount(1);
});

test('who turns back at Google finds the dialog and the prompt, and goes on with a password', async ({ page }) => {
  await askForAClip(page);
  await goToGoogle(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('You didn’t finish signing in with Google.');
  await expect(dialog).toContainText('Your prompt is saved.');
  await expect(page).toHaveURL(`${url}/text-to-video/`);
  await signUpInDialog(page, anAddress());
  await expect(menu(page)).toBeVisible();
  await expect(items(page).filter({ hasText: PROMPT })).toHaveCount(1);
});

test('a confirmed account is linked to Google of its address, and both ways lead in', async ({ page }) => {
  const email = await signUp(page);
  await confirmAddress(page, email);
  await page.goto('/text-to-video/');
  await logOut(page);
  await enterAs(page, email);
  await openCenter(page);
  await expect(connected(page)).toContainText(email);
  await expect(connected(page).getByRole('button', { name: 'Disconnect Google' })).toBeEnabled();
  await logOut(page);
  await logIn(page, email);
});

test('S16: an account that nobody confirmed goes to whom Google vouches for, without password and sessions', async ({
  browser,
  page,
}) => {
  const early = await otherBrowser(browser);
  const email = await signUp(early);
  await enterAs(page, email);
  await early.reload();
  await expect(early.getByRole('button', { name: 'Log in' })).toBeVisible();
  const send = await fillLogin(early, email);
  await send.click();
  await expect(
    early
      .getByRole('dialog')
      .getByText(/^(No account uses|That password)/)
      .first(),
  ).toBeVisible();
  await early.context().close();
  await openCenter(page);
  await expect(connected(page)).toContainText('It’s your only sign-in. Set a password before you disconnect it.');
});

test('a member with a password connects Google under another address, and disconnects it', async ({ page }) => {
  await signUp(page);
  const other = anAddress();
  await connect(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(connected(page).getByRole('status')).toContainText('You cancelled at Google');

  await connect(page);
  await beAt(page, other);
  await expect(connected(page).getByRole('status')).toContainText('Google is connected.');
  await expect(page).toHaveURL(`${url}/member/`);
  await expect(connected(page)).toContainText(other);

  await connected(page).getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByText('Google is disconnected.')).toBeVisible();
  await expect(connected(page).getByRole('button', { name: 'Connect Google' })).toBeVisible();
});

test('a member who came by Google keeps that way until there is a password, and another account cannot take it', async ({
  browser,
  page,
}) => {
  const email = anAddress();
  await enterAs(page, email);
  await openCenter(page);
  await expect(connected(page).getByRole('button', { name: 'Disconnect Google' })).toBeDisabled();

  const stranger = await otherBrowser(browser);
  await signUp(stranger);
  await connect(stranger);
  await beAt(stranger, email);
  await expect(connected(stranger).getByRole('alert')).toContainText('already connected to another Kinora account');
  await stranger.context().close();

  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Password set.')).toBeVisible();
  await connected(page).getByRole('button', { name: 'Disconnect Google' }).click();
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await expect(page.getByText('Google is disconnected.')).toBeVisible();
  await logOut(page);
  await logIn(page, email);
});
