// How soon the editor answers with a project of 300 clips, on a processor that is held back four times, counted from when
// its script is there; and how often React commits while it plays. Times of the clock: nothing else should run beside it.
//   node --conditions=@kinora/source tooling/bench/editor-open.mjs [rounds]
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';

import { launchOptions } from '../vitest/chromium.js';
import { startBenchPage } from './editor/bench-page.mjs';
import { countCommits, takeCommits } from './editor/commits.mjs';
import { median, tell } from './figures.mjs';
import { holdBack, openVisitor } from './interactions/pages.mjs';

const { chromium } = createRequire(new URL('../../apps/studio/package.json', import.meta.url))('@playwright/test');

/** Milliseconds until it is interactive, and commits while it plays. */
const LIMITS = { open: 1500, commits: 0 };
const THROTTLE = 4;
const CLIPS = 300;

const [rounds = '5'] = process.argv.slice(2);

/** From the script to the end of the last long task before a second without any, when tiles are there to be pressed. */
async function untilInteractive() {
  const [chunk] = performance.getEntriesByName('chunk');
  const begin = chunk.startTime;
  let shown = 0;
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    const now = performance.now();
    if (shown === 0 && document.querySelector('[data-part="tiles"] canvas')) shown = now;
    const busyUntil = Math.max(shown, window.pressesSeen.lastTask);
    if (shown > 0 && now - busyUntil > 1000) return busyUntil - begin;
  }
}

async function openOnce(browser, url) {
  const context = await openVisitor(browser);
  const page = await context.newPage();
  await page.addInitScript(countCommits);
  await holdBack(page, THROTTLE);
  await page.goto(`${url}/?show=editor&clips=${CLIPS}&zoom=64`);
  await page.waitForFunction(() => performance.getEntriesByName('chunk').length > 0);
  const open = await page.evaluate(untilInteractive);
  await holdBack(page, 1);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // The button that was pressed changes its face.
  await page.waitForTimeout(700);
  await page.evaluate(takeCommits);
  const before = await page.locator('[data-part="playhead"]').getAttribute('style');
  await page.waitForTimeout(2500);
  const commits = await page.evaluate(takeCommits);
  const isPlaying = before !== (await page.locator('[data-part="playhead"]').getAttribute('style'));
  if (!isPlaying) throw new Error('Nothing plays.');
  await context.close();
  return { open, commits };
}

console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
const pages = await startBenchPage();
const browser = await chromium.launch(await launchOptions());
try {
  const all = [];
  for (let round = 0; round < Number(rounds); round += 1) all.push(await openOnce(browser, pages.url));
  const opens = all.map(({ open }) => open);
  console.log(`${CLIPS} clips, held back ${THROTTLE} times: ${opens.map((open) => open.toFixed(0)).join(', ')} ms`);
  tell('interactive after its script, ms', median(opens), LIMITS.open);
  tell('commits of React in 2.5 s of playing', Math.max(...all.map(({ commits }) => commits)), LIMITS.commits);
} finally {
  console.log(`load of the machine after: ${loadavg()[0].toFixed(1)}`);
  await browser.close();
  await pages.stop();
}
