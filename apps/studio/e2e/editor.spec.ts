import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { chooseSmallest, createButton, items, promptField, signUp } from './stranger.ts';
import { expect, test } from './studio.ts';

const timeline = (page: Page) => page.getByRole('treegrid', { name: 'Timeline' });
const saved = (page: Page) => page.getByText(/^Saved( |$)/);

/** Makes a clip by a prompt and waits until it is there. */
async function make(page: Page, prompt: string): Promise<void> {
  await promptField(page).fill(prompt);
  await chooseSmallest(page);
  await createButton(page).click();
  await expect(items(page).filter({ hasText: prompt }).getByText('8 charged')).toBeVisible({ timeout: 90_000 });
}

/** Opens the newest clip in the editor. */
async function editNewest(page: Page): Promise<void> {
  await items(page).first().getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/page=edit&project=/);
  await expect(timeline(page)).toBeVisible();
}

/** How many clips the list shows. */
async function expectClips(page: Page, count: number): Promise<void> {
  const list = page.getByRole('button', { name: 'Clip list' });
  await list.click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(count + 1);
  await list.click();
}

test('a stranger cuts a clip, adds another and a title, undoes it all, and exports it both ways', async ({ page }) => {
  test.setTimeout(240_000);
  await signUp(page);
  await make(page, 'a whale in the deep blue sea');
  await make(page, 'a paper boat on a storm at night');
  await editNewest(page);
  await expectClips(page, 1);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await page.getByRole('slider', { name: /^Playhead/ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await expectClips(page, 2);
  await page.getByRole('button', { name: /^Add a whale/ }).click();
  await expectClips(page, 3);
  await page.getByRole('tab', { name: 'Titles' }).click();
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await page.getByRole('textbox', { name: 'Text' }).fill('Day one');
  await page.getByRole('textbox', { name: 'Text' }).blur();
  await expectClips(page, 4);

  const [undo, redo] = [page.getByRole('button', { name: 'Undo' }), page.getByRole('button', { name: 'Redo' })];
  for (let step = 0; step < 4; step += 1) await undo.click();
  await expect(undo).toBeDisabled();
  await expectClips(page, 1);
  for (let step = 0; step < 4; step += 1) await redo.click();
  await expect(redo).toBeDisabled();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(timeline(page)).toBeVisible();
  await expectClips(page, 4);
  await expect(undo).toBeEnabled();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Export' });
  await dialog.getByRole('radio', { name: /^In this browser/ }).check({ force: true });
  const download = page.waitForEvent('download', { timeout: 90_000 });
  await dialog.getByRole('button', { name: 'Export, free' }).click();
  expect((await download).suggestedFilename()).toBe('a paper boat on a storm at night.mp4');
  await dialog.getByRole('button', { name: 'Keep editing' }).click();

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog.getByRole('radio', { name: /^On the server/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Export, free' }).click();
  await expect(dialog.getByText('Ready', { exact: true })).toBeVisible({ timeout: 90_000 });
  await dialog.getByRole('link', { name: 'Open library' }).click();
  await expect(page).toHaveURL(/\/library\/$/);
  await expect(page.getByText('a paper boat on a storm at night').first()).toBeVisible();
});

test('a guest edits a sample, and finds every step after a reload', async ({ page }) => {
  await page.goto('/ai-video-remix/?page=edit&project=sample');
  await expect(timeline(page)).toBeVisible();
  await page.getByRole('slider', { name: /^Playhead/ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await page.reload();
  await expect(timeline(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
});

test('two tabs do not edit at once', async ({ page }) => {
  await signUp(page, { path: '/ai-video-remix/?page=projects' });
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create project' }).click();
  await expect(timeline(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('button', { name: 'Edit here' })).toBeVisible();
  await other.getByRole('button', { name: 'Edit here' }).click();
  await expect(page.getByRole('button', { name: 'Edit here' })).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Project name' })).toBeEnabled();
});

test('a project renamed in another tab keeps that name, and every edit goes on being saved', async ({ page }) => {
  await signUp(page, { path: '/ai-video-remix/?page=projects' });
  await page.getByRole('button', { name: 'New project' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create project' }).click();
  await expect(timeline(page)).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/ai-video-remix/?page=projects');
  await other.getByRole('button', { name: /^Actions/ }).click();
  await other.getByRole('menuitem', { name: 'Rename' }).click();
  await other.getByRole('dialog').getByRole('textbox').fill('Harbour at night');
  await other.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(other.getByText('Harbour at night').first()).toBeVisible();

  await page.bringToFront();
  await page.getByRole('tab', { name: 'Titles' }).click();
  await page.getByRole('button', { name: 'Title', exact: true }).click();
  await expectClips(page, 1);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Harbour at night');
  await expectClips(page, 1);
  // And the other way round: what is typed in the editor is what the list says.
  await page.getByRole('textbox', { name: 'Project name' }).fill('Harbour at dawn');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(other.getByText('Harbour at dawn').first()).toBeVisible();
});

/** Presses Tab until the timeline has the focus: it is one stop, the head of its uppermost track at first. */
async function tabToTimeline(page: Page): Promise<void> {
  const isThere = () => page.evaluate(() => document.activeElement?.closest('[role="treegrid"]') !== null);
  for (let press = 0; press < 80 && !(await isThere()); press += 1) await page.keyboard.press('Tab');
}

test('the same by keyboard alone: cut, move, take away, bring back', async ({ page }) => {
  await signUp(page);
  await make(page, 'a paper boat');
  await editNewest(page);
  const focused = page.locator(':focus');
  await tabToTimeline(page);
  // Down to the video, and to its first clip.
  for (const key of ['ArrowDown', 'ArrowDown', 'Home']) await page.keyboard.press(key);
  await expect(focused).toHaveAccessibleName(/^a paper boat, video, starts 00:00:00:00, 3 seconds/);

  await page.getByRole('slider', { name: /^Playhead/ }).focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('s');
  await tabToTimeline(page);
  await page.keyboard.press('ArrowRight');
  await expect(focused).toHaveAccessibleName(/starts 00:00:01:00, 2 seconds/);
  await expect(focused).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('.');
  await page.keyboard.press('Shift+.');
  await expect(focused).toHaveAccessibleName(/starts 00:00:01:11/);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(focused).toHaveAccessibleName(/starts 00:00:01:00/);
  await page.keyboard.press('Delete');
  await expectClips(page, 1);
  await page.keyboard.press('Control+z');
  await expectClips(page, 2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a clip is cut and taken away by touch', async ({ page }) => {
    await signUp(page);
    await make(page, 'a paper boat');
    await editNewest(page);
    await page.getByRole('button', { name: 'Forward one frame' }).tap();
    await page.getByRole('button', { name: 'Split', exact: true }).tap();
    await expectClips(page, 2);
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expectClips(page, 1);
    await page.getByRole('button', { name: 'Settings' }).tap();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
