// How long an export in the browser takes beside the same frames in its encoder alone, and how much more memory ten
// minutes take than one. Times of the clock: nothing else should run beside it. Needs a Chromium that encodes H.264.
//   node --conditions=@kinora/source tooling/bench/editor-export.mjs [seconds] [minutes of the long one]
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';

import { launchOptions } from '../vitest/chromium.js';
import { startBenchPage } from './editor/bench-page.mjs';
import { makeMedium } from './editor/made-medium.mjs';
import { median, tell } from './figures.mjs';

const { chromium } = createRequire(new URL('../../apps/studio/package.json', import.meta.url))('@playwright/test');

/** Times encoding alone; times the memory of one minute. */
const LIMITS = { ratio: 1.2, memory: 1.2 };
const ROUNDS = 3;
const PROMPT = 'a paper boat on a storm at night';
const SMALL = { width: 320, height: 180 };

const [seconds = 8, minutes = 10] = process.argv.slice(2).map(Number);

async function openPage(browser, url) {
  const page = await browser.newPage();
  await page.goto(`${url}/export.html`);
  await page.waitForFunction(() => window.exportBench !== undefined);
  return page;
}

const exportOn = (page, medium, size) =>
  page.evaluate(([one, how]) => window.exportBench.exportFilm(one, how), [medium, size]);

async function timeRatio(browser, url, medium) {
  const page = await openPage(browser, url);
  const size = { width: medium.width, height: medium.height, seconds };
  const ratios = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await page.evaluate(([one, how]) => window.exportBench.encodeAlone(one, how), [medium, size]);
    const exported = await exportOn(page, medium, size);
    ratios.push(exported.seconds / alone);
    console.log(`encoding ${alone.toFixed(1)} s, export ${exported.seconds.toFixed(1)} s`);
  }
  await page.close();
  tell('export against encoding the same frames', median(ratios), LIMITS.ratio);
}

/** Bytes that a process has had in memory at most. */
const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** The most memory that the page's process has taken: a page of its own browser, so that nothing was there before. */
async function memoryOf(url, medium, length) {
  const browser = await chromium.launch(await launchOptions({ isWhole: true }));
  try {
    const page = await openPage(browser, url);
    await exportOn(page, medium, { ...SMALL, seconds: length });
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return Math.max(...pages.map(({ id }) => peakOf(id)));
  } finally {
    await browser.close();
  }
}

const megabytes = (bytes) => `${(bytes / 1_048_576).toFixed(0)} MB`;

async function memoryRatio(url, medium) {
  const short = await memoryOf(url, medium, 60);
  const long = await memoryOf(url, medium, minutes * 60);
  console.log(`one minute ${megabytes(short)}, ${minutes} minutes ${megabytes(long)}`);
  tell(`memory of ${minutes} minutes against one`, long / short, LIMITS.memory);
}

console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
const pages = await startBenchPage();
const browser = await chromium.launch(await launchOptions({ isWhole: true }));
try {
  const medium = await makeMedium(pages.folder, { name: 'film', prompt: PROMPT, seconds: 4 });
  await timeRatio(browser, pages.url, medium);
  await memoryRatio(pages.url, { ...medium, url: medium.proxy });
} finally {
  console.log(`load of the machine after: ${loadavg()[0].toFixed(1)}`);
  await browser.close();
  await pages.stop();
}
