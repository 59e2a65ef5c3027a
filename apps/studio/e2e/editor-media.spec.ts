import type { Page } from '@playwright/test';

import { chooseSmallest, createButton, items, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const SAMPLE_RATE = 48_000;

/** Two seconds of a tone, as a recorder writes them. */
function aWav(): Buffer {
  const samples = Int16Array.from({ length: 2 * SAMPLE_RATE }, (_, at) => 12_000 * Math.sin(at / 20));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(2 * SAMPLE_RATE, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

async function openNewest(page: Page): Promise<void> {
  await signUp(page);
  await promptField(page).fill('a paper boat');
  await chooseSmallest(page);
  await createButton(page).click();
  await expect(items(page).first().getByText('8 charged')).toBeVisible({ timeout: 90_000 });
  await items(page).first().getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('treegrid', { name: 'Timeline' })).toBeVisible();
}

/** The rows of the list of clips, without its head. */
async function clipsListed(page: Page): Promise<string[]> {
  const list = page.getByRole('button', { name: 'Clip list' });
  await list.click();
  const rows = await page.getByRole('table').getByRole('row').allInnerTexts();
  await list.click();
  return rows.slice(1);
}

test('a member’s own sound is brought, put on its track, and exported on the server', async ({ page }) => {
  test.setTimeout(180_000);
  await openNewest(page);
  const field = page.getByLabel('Upload a file').first();
  await field.setInputFiles({ name: 'letter.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('Dear all,\nsee you.') });
  await expect(page.getByText(/^Choose a video \(MP4, MOV, WebM\), audio/)).toBeVisible({ timeout: 60_000 });
  await field.setInputFiles({ name: 'tone.wav', mimeType: 'audio/wav', buffer: aWav() });
  const tile = page.getByRole('button', { name: /^Add tone\.wav, sound, 2 s/ });
  await expect(tile).toBeVisible({ timeout: 60_000 });
  await tile.click();
  await expect.poll(() => clipsListed(page)).toHaveLength(2);
  await expect(page.getByRole('button', { name: /^Add tone\.wav, sound, 2 s, on the timeline$/ })).toBeVisible({
    timeout: 60_000,
  });

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^On the server/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Export, free' }).click();
  await expect(dialog.getByText('Ready', { exact: true })).toBeVisible({ timeout: 90_000 });
});

/** Drags the newest clip from the bin to the row of video, past the end of what is there. */
async function dragFromBin(page: Page): Promise<void> {
  const lanes = await page.getByRole('treegrid', { name: 'Timeline' }).boundingBox();
  if (!lanes) throw new Error('The timeline has no place.');
  const row = await page.getByRole('rowheader', { name: /^Video/ }).boundingBox();
  const place = { x: lanes.x + lanes.width * 0.9, y: (row?.y ?? 0) + (row?.height ?? 0) / 2 };
  const tile = await page.getByRole('button', { name: /^Add a paper boat/ }).boundingBox();
  await page.mouse.move((tile?.x ?? 0) + 20, (tile?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(place.x - 40, place.y, { steps: 6 });
  await page.mouse.move(place.x, place.y, { steps: 4 });
  await page.mouse.up();
}

test('a clip is dragged behind another, dissolved into it, and cropped for a tall film', async ({ page }) => {
  test.setTimeout(180_000);
  await openNewest(page);
  await dragFromBin(page);
  await expect.poll(() => clipsListed(page)).toHaveLength(2);
  await undo(page).click();
  await page.getByRole('button', { name: /^Play a paper boat/ }).click();
  const watched = page.getByRole('dialog', { name: /^a paper boat/ });
  await expect(watched.getByRole('region', { name: 'Player' })).toBeVisible();
  await watched.getByRole('button', { name: 'Add to timeline' }).click();

  await page.getByRole('tab', { name: 'Transitions' }).click();
  await page.getByRole('button', { name: 'Cross dissolve', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Remove transition between/ })).toBeVisible();
  await page.getByRole('combobox', { name: 'Project shape' }).selectOption('9:16');
  await page.getByRole('radio', { name: '9:16' }).check({ force: true });
  await expect(page.getByRole('textbox', { name: 'Crop: Left' })).not.toHaveValue('0.0');
  for (let step = 0; step < 4; step += 1) await undo(page).click();
  await expect(undo(page)).toBeDisabled();
});
