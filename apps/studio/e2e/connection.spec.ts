import type { Page, Request } from '@playwright/test';

import { chooseSmallest, createButton, items, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

test.afterEach(({ complaints }) => {
  // The browser itself logs each request that fails.
  complaints.length = 0;
});

const PROMPT = 'a paper boat on a storm at night';
const UPLOADS = '/api/kinora/uploads';
const ORDERS = '/api/kinora/creations';

const tray = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Activity/ });
const offlineBar = (page: Page) => page.getByText(/^You’re offline\. You can keep editing/);

/** Every call that makes something new at one address. */
function madeAt(page: Page, path: string): Request[] {
  const made: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === path) made.push(request);
  });
  return made;
}

/** A picture of noise, too large to be there at once. */
const aHeavyPicture = (page: Page) =>
  page.evaluate(async () => {
    const canvas = new OffscreenCanvas(720, 720);
    const context = canvas.getContext('2d');
    const picture = new ImageData(720, 720);
    for (let at = 0; at < picture.data.length; at += 65_536) {
      crypto.getRandomValues(picture.data.subarray(at, at + 65_536));
    }
    for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
    context?.putImageData(picture, 0, 0);
    return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
  });

/** From now on this page sends so many bytes a second. */
async function sendSlowly(page: Page, uploadThroughput: number) {
  const client = await page.context().newCDPSession(page);
  const network = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
}

test('a lost connection is said, loses nothing, and all goes on by itself with the next', async ({ context, page }) => {
  await signUp(page);
  const orders = madeAt(page, ORDERS);
  const clip = items(page).filter({ hasText: PROMPT });

  await test.step('an order whose answer is lost is said to be safe to send again, and is charged once', async () => {
    await promptField(page).fill(PROMPT);
    await chooseSmallest(page);
    await page.route(
      `**${ORDERS}`,
      async (route) => {
        await route.fetch();
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await createButton(page).click();
    await expect(page.getByText(/^The server didn’t respond\. You won’t be charged twice/)).toBeVisible();
    await createButton(page).click();
    await expect(clip).toHaveCount(1);
    await expect(page.getByRole('banner')).toContainText('32');
    const keys = orders.map((order) => order.headers()['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  await test.step('while a clip is drawn: the page says so, takes no order, and then shows the clip', async () => {
    await expect(clip.getByText(/Drawing frame|Preparing|Writing|8 charged/)).toBeVisible({ timeout: 60_000 });
    await context.setOffline(true);
    await expect(offlineBar(page)).toBeVisible();
    await expect(createButton(page)).toBeDisabled();
    await expect(page.getByText(/You can create again when you’re back\.$/)).toBeVisible();
    await promptField(page).fill('typed without a connection');
    await context.setOffline(false);
    await expect(offlineBar(page)).toBeHidden();
    await expect(createButton(page)).toBeEnabled();
    await expect(clip.getByText('8 charged')).toBeVisible({ timeout: 60_000 });
    await expect(tray(page)).toHaveAccessibleName('Activity: 1 ready');
    await expect(promptField(page)).toHaveValue('typed without a connection');
    expect(orders).toHaveLength(2);
  });

  await test.step('while a picture is sent: it stands still, goes on where it stopped, and the clip is ordered', async () => {
    await page.goto('/image-to-video/');
    const uploads = madeAt(page, UPLOADS);
    const buffer = Buffer.from(await aHeavyPicture(page));
    await page.getByLabel('Choose: Your image').setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
    await expect(page.getByRole('img', { name: 'Your image: noise.png' })).toBeVisible();
    await chooseSmallest(page);
    await sendSlowly(page, 400_000);
    await createButton(page).click();
    const bar = page.getByRole('progressbar', { name: 'Uploading your image' });
    await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(20);
    await context.setOffline(true);
    await expect(page.getByText('You’re offline. The upload continues when you’re back.')).toBeVisible();
    await context.setOffline(false);
    await expect(items(page)).toHaveCount(2, { timeout: 30_000 });
    expect(uploads).toHaveLength(1);
    expect(orders).toHaveLength(3);
    await expect(page.getByRole('banner')).toContainText('24');
  });
});
