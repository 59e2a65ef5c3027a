// What a member presses in the forms of the generators: words, lists, a picture or a video of their own, and choices.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { choice } from './guest-walk.mjs';

const PATIENCE = { timeout: 60_000 };
const stage = (page) => page.getByRole('region', { name: 'Live preview' });
/** The stage shows something: what is pressed before is pressed while it begins. */
const onStage = (page) => stage(page).locator('canvas[data-frame]').first().waitFor(PATIENCE);

async function pressAll({ page, ...hand }, names) {
  for (const [kind, labels] of Object.entries(names)) {
    for (const name of labels) await hand.press(`${kind} ${String(name)}`, choice(page, name));
  }
}

const COMMON = {
  shape: ['9:16', '16:9'],
  length: [/^5 s/, /^3 s/],
  resolution: ['720p', '1080p', '360p'],
};

export async function walkTextForm({ page, ...hand }) {
  hand.at('form of text');
  await hand.press('prompt field', page.getByRole('textbox', { name: 'Prompt' }));
  await hand.type('typing a prompt', 'two foxes run through a snowy forest at dawn');
  await pressAll({ page, ...hand }, { ...COMMON, style: ['Neon', 'Clay', 'Storybook'] });
  await hand.press('more settings', page.getByText('More settings'));
  await hand.press('another seed', page.getByRole('button', { name: 'New seed' }));
  const dialog = page.getByRole('dialog', { name: 'Prompt list' });
  await hand.press('open the list', page.getByRole('button', { name: 'List', exact: true }));
  await dialog.waitFor();
  await hand.press('lines field', dialog.getByRole('textbox', { name: 'One prompt per line' }));
  await hand.type('typing a line', 'a {red|blue} boat');
  await hand.press('add to the list', dialog.getByRole('button', { name: 'Add to list' }));
  await hand.key('Escape, list', 'Escape');
  await hand.press('open the templates', page.getByRole('button', { name: 'Templates' }));
  await page.getByRole('dialog', { name: 'Templates' }).waitFor();
  await hand.key('Escape, templates', 'Escape');
}

export async function walkImageForm({ page, ...hand }, picture) {
  hand.at('form of a picture');
  await hand.bring('a picture', { label: 'Choose: Your image', file: picture });
  await page.getByRole('img', { name: /^Your image: / }).waitFor(PATIENCE);
  await onStage(page);
  await hand.press('words field', page.getByRole('textbox', { name: 'Motion prompt (optional)' }));
  await hand.type('typing what happens', 'snow falls, slow orbit');
  await pressAll({ page, ...hand }, COMMON);
  await hand.press('more settings', page.getByText('More settings'));
  await hand.press('another seed', page.getByRole('button', { name: 'New seed' }));
  await hand.press('two pictures', choice(page, 'First and last frame'));
  await hand.press('one picture', choice(page, 'One image'));
  await stage(page).hover();
  await hand.press('pause or play', stage(page).getByRole('button', { name: /^(Pause|Play)$/ }));
  await hand.press('remove the picture', page.getByRole('button', { name: /^Remove/ }));
}

export async function walkVideoForm({ page, ...hand }, video) {
  hand.at('form of a video');
  await hand.bring('a video', { label: 'Choose: Your video', file: video });
  await page.getByLabel(/^Your video: /).waitFor(PATIENCE);
  await onStage(page);
  await pressAll(
    { page, ...hand },
    {
      style: ['Noir', 'Pencil', 'Comic'],
      shape: COMMON.shape,
      resolution: COMMON.resolution,
    },
  );
  await hand.press('words field', page.getByRole('textbox', { name: 'What should change? (optional)' }));
  await hand.type('typing what changes', 'snow falls');
  await stage(page).hover();
  await hand.press('pause or play', stage(page).getByRole('button', { name: /^(Pause|Play)$/ }));
  await hand.press('remove the video', page.getByRole('button', { name: /^Remove/ }));
}

const folder = mkdtempSync(join(tmpdir(), 'kinora-bench-files-'));
process.once('exit', () => rmSync(folder, { recursive: true }));

function kept(name, bytes) {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

/** The path of a picture as a camera makes it: 3000 x 2000 with some noise, made in the page. */
export async function aPicture(page) {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(3000, 2000);
    const context = canvas.getContext('2d');
    const sky = context.createLinearGradient(0, 0, 0, 2000);
    for (const [at, colour] of [
      [0, '#9cc8f0'],
      [0.6, '#f0d8b0'],
      [1, '#5c9a4c'],
    ])
      sky.addColorStop(at, colour);
    context.fillStyle = sky;
    context.fillRect(0, 0, 3000, 2000);
    for (let dot = 0; dot < 20_000; dot += 1) {
      context.fillStyle = `hsl(${(dot * 37) % 360} 40% 50% / 30%)`;
      context.fillRect((dot * 7919) % 3000, (dot * 104_729) % 2000, 9, 9);
    }
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return kept('meadow.jpg', Buffer.from(bytes));
}

/** The path of a video to bring: a clip that the member of this page makes. */
export async function aVideo(page) {
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a paper boat');
  for (const name of [/^3 s/, '360p']) await choice(page, name).click();
  await page.getByRole('button', { name: /^Create/ }).click();
  const clip = page.getByRole('article').first();
  await clip.getByText('8 charged').waitFor(PATIENCE);
  const player = page.getByRole('region', { name: 'Player' });
  const address = await player.locator('video[aria-label]').evaluate((one) => one.currentSrc);
  const buffer = await (await page.request.get(address)).body();
  await pause(500);
  return kept('boat.mp4', buffer);
}
