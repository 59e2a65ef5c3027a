// How soon the preview of the editor seeks and starts, and how many frames of two layers of 720p it shows, with clips
// that the engine renders first. Times of the clock: nothing else should run beside it. Needs a Chromium; a few minutes.
//   node --conditions=@kinora/source tooling/bench/editor-preview.mjs [seconds of the clips]
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';

import { launchOptions } from '../vitest/chromium.js';
import { startBenchPage } from './editor/bench-page.mjs';
import { makeMedium } from './editor/made-medium.mjs';
import { median, tell } from './figures.mjs';

const { chromium } = createRequire(new URL('../../apps/studio/package.json', import.meta.url))('@playwright/test');

/** Of a seek on the clip; milliseconds; the share of frames that may be missed. */
const LIMITS = { seek: 1 / 15, start: 150, missed: 0.05 };
const PROMPTS = ['a paper boat on a storm at night', 'two foxes running through a snowy forest at dawn'];
const [SEEKS, STARTS] = [10, 5];

const [seconds = '5'] = process.argv.slice(2);

async function measureSeeks(page, { proxy, url }) {
  const how = { seconds: Number(seconds), count: SEEKS };
  const [full, small] = [[], []];
  // In turns: what else the machine does meets both.
  for (let round = 0; round < 3; round += 1) {
    for (const [times, address, isProxy] of [
      [full, url, false],
      [small, proxy, true],
    ]) {
      const options = { ...how, isProxy };
      times.push(
        ...(await page.evaluate(([file, some]) => window.previewBench.timeSeeks(file, some), [address, options])),
      );
    }
  }
  console.log(`a seek: ${median(full).toFixed(0)} ms on the clip, ${median(small).toFixed(1)} ms on its proxy`);
  tell('  seek on the proxy, of one on the clip', median(small) / median(full), LIMITS.seek);
}

async function measureStart(page, medium) {
  const times = [];
  for (let round = 0; round < STARTS; round += 1) {
    times.push(await page.evaluate((media) => window.previewBench.timeStart(media), [medium]));
  }
  tell('first new picture after play, on the proxy, ms', median(times), LIMITS.start);
}

/** On their proxies, as the player plays clips of 720p; beside it what it would be without them. */
async function measureLayers(page, media) {
  const count = (layers) => page.evaluate((some) => window.previewBench.countFrames(some), layers);
  const small = await count(media);
  const { due, seen } = await count(media.map((one) => ({ ...one, proxy: null })));
  console.log(`two layers: ${small.seen} of ${small.due} frames were seen; ${seen} of ${due} without proxies`);
  tell('  share of them that was missed', Math.max(0, 1 - small.seen / small.due), LIMITS.missed);
}

console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
const pages = await startBenchPage();
const browser = await chromium.launch(await launchOptions({ isWhole: true }));
try {
  const media = [];
  for (const [place, prompt] of PROMPTS.entries()) {
    media.push(await makeMedium(pages.folder, { name: `medium-${place}`, prompt, seconds: Number(seconds) }));
  }
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${pages.url}/preview.html`);
  await page.waitForFunction(() => window.previewBench !== undefined);
  await measureSeeks(page, media[0]);
  await measureStart(page, media[0]);
  await measureLayers(page, media);
} finally {
  console.log(`load of the machine after: ${loadavg()[0].toFixed(1)}`);
  await browser.close();
  await pages.stop();
}
