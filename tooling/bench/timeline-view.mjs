// What a frame of the editor's timeline costs at 20,000 clips while it scrolls, zooms and drags, on a processor
// that is held back four times: beside the same clips as virtualised elements of React, and beside itself at 1,000.
// Says too how often React commits while a clip is dragged. Needs a Chromium; a minute or two.
//   node --conditions=@kinora/source tooling/bench/timeline-view.mjs [rounds]
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';

import { launchOptions } from '../vitest/chromium.js';
import { startBenchPage } from './editor/bench-page.mjs';
import { countCommits, takeCommits } from './editor/commits.mjs';
import { traceFrames } from './editor/frames.mjs';
import { WALKS } from './editor/walks.mjs';
import { fixed, median, tell } from './figures.mjs';
import { holdBack } from './interactions/pages.mjs';

const { chromium } = createRequire(new URL('../../apps/studio/package.json', import.meta.url))('@playwright/test');

/** Of the elements, and times itself at 1,000 clips. */
const LIMITS = { scroll: 1 / 4, zoom: 1 / 6, drag: 1 / 4, growth: 1.5 };
const THROTTLE = 4;
const CASES = [
  { name: 'elements, 20,000', show: 'dom', clips: 20_000 },
  { name: 'tiles, 20,000', show: 'tiles', clips: 20_000 },
  { name: 'tiles, 1,000', show: 'tiles', clips: 1000 },
];

const [rounds = '3'] = process.argv.slice(2);

async function measureOnce(browser, { clips, show, url }) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.addInitScript(countCommits);
  await page.goto(`${url}/?show=${show}&clips=${clips}`);
  const hand = await WALKS.take(page, show);
  await holdBack(page, THROTTLE);
  const figures = {};
  for (const name of ['drag', 'scroll', 'zoom']) {
    // Once before: what is compiled and loaded meanwhile would be measured too.
    await WALKS[name](hand);
    await page.evaluate(takeCommits);
    figures[name] = await traceFrames(page, () => WALKS[name](hand));
    figures[name].commits = await page.evaluate(takeCommits);
  }
  await page.close();
  return figures;
}

/** The median of the rounds, figure by figure. */
function middleOf(all, walk) {
  const of = (key) => median(all.map((figures) => figures[walk][key]));
  return { count: of('count'), p50: of('p50'), p95: of('p95'), p99: of('p99'), commits: of('commits') };
}

async function measure(browser, url) {
  const seen = new Map(CASES.map(({ name }) => [name, []]));
  // In turns: what else the machine does meets all of them.
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const one of CASES) seen.get(one.name).push(await measureOnce(browser, { ...one, url }));
  }
  return CASES.map(({ name }) => seen.get(name));
}

function report(walk, results) {
  const [elements, many, few] = results.map((all) => middleOf(all, walk));
  for (const [place, { commits, count, p50, p95, p99 }] of [elements, many, few].entries()) {
    const times = [p50, p95, p99].map((value) => fixed(value, 7)).join(' ');
    console.log(`  ${CASES[place].name.padEnd(18)} ${times}   ${count} frames, ${commits} commits of React`);
  }
  tell(`  ${walk}, p95 of the elements'`, many.p95 / elements.p95, LIMITS[walk]);
  tell(`  ${walk}, p95 times the one at 1,000 clips`, many.p95 / few.p95, LIMITS.growth);
  if (walk === 'drag') tell('  commits of React during a drag', many.commits, 0);
}

console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
const pages = await startBenchPage();
const browser = await chromium.launch(await launchOptions());
try {
  const results = await measure(browser, pages.url);
  console.log(`milliseconds a frame takes of the page's thread, held back ${THROTTLE} times: p50, p95, p99`);
  for (const walk of ['drag', 'scroll', 'zoom']) {
    console.log(walk);
    report(walk, results);
  }
} finally {
  console.log(`load of the machine after: ${loadavg()[0].toFixed(1)}`);
  await browser.close();
  await pages.stop();
}
