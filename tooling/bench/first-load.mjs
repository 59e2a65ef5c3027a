// The first load of each public page on slow 4G with the processor held back four times, beside a static page of 66 kB
// in the same run: when something is seen and how much was fetched for it, when the largest thing is seen, how long the
// page answers to nothing, and how far things move. Times of the clock: nothing else should run beside it. Needs the built studio and a Chromium.
//   node --conditions=@kinora/source tooling/bench/first-load.mjs [rounds] [part of a path]
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';

import { launchOptions } from '../vitest/chromium.js';
import { median, tell } from './figures.mjs';
import { startStudio } from './studio-server.mjs';

const { chromium } = createRequire(new URL('../../apps/studio/package.json', import.meta.url))('@playwright/test');

/** Lighthouse's slow 4G: 1.6 Mbit/s and 150 ms, and a phone's processor. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const THROTTLE = 4;
const VIEW = { width: 1280, height: 800 };
/** How long a page is watched after it has loaded, in ms. */
const WATCHED = 3000;
/** A press that waits longer than this many ms is felt; see https://web.dev/articles/tbt. */
const FELT = 50;
/** Times the static page's largest picture, and ms. */
const PAGES = [
  { path: '/home/', lcp: 1.2 },
  { path: '/text-to-video/', lcp: 0.8 },
  { path: '/image-to-video/', lcp: 0.8 },
  { path: '/video-to-video/', lcp: 0.8 },
  { path: '/ai-video-effects/', lcp: 1.2 },
  { path: '/models/', lcp: 0.8 },
  { path: '/terms/', lcp: 0.8 },
];
const BLOCKED = 200;
/** kB on the line before something is seen. */
const BEFORE_PAINT = 100;
const STATIC_BYTES = 66_000;

const [rounds = '5', part = ''] = process.argv.slice(2);

/** Notes what a page shows and what holds it up; it runs in the page. */
function watch(felt) {
  const seen = { fcp: 0, lcp: 0, blocked: 0, moved: 0, what: '' };
  window.firstLoad = seen;
  const takes = {
    paint({ name, startTime }) {
      if (name === 'first-contentful-paint') seen.fcp = startTime;
    },
    'largest-contentful-paint'({ startTime, element }) {
      seen.lcp = startTime;
      seen.what = element?.outerHTML.slice(0, 90) ?? '';
    },
    longtask({ duration }) {
      seen.blocked += Math.max(0, duration - felt);
    },
    'layout-shift'({ hadRecentInput, value }) {
      if (!hadRecentInput) seen.moved += value;
    },
  };
  for (const [type, take] of Object.entries(takes)) {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  }
}

/** Notes each piece that comes over the line: its bytes, and the ms since the page was asked for. */
function noteBytes(session) {
  const pieces = [];
  let asked;
  session.on('Network.requestWillBeSent', ({ timestamp }) => {
    asked ??= timestamp;
  });
  session.on('Network.dataReceived', ({ timestamp, encodedDataLength }) => {
    pieces.push({ at: (timestamp - asked) * 1000, bytes: encodedDataLength });
  });
  return (until) => pieces.filter(({ at }) => at <= until).reduce((total, { bytes }) => total + bytes, 0);
}

async function load(browser, url) {
  const context = await browser.newContext({ viewport: VIEW });
  await context.addInitScript(watch, FELT);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const bytesUntil = noteBytes(session);
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED);
  const seen = await page.evaluate(() => window.firstLoad);
  await context.close();
  return { ...seen, fetched: bytesUntil(seen.fcp) / 1000 };
}

/** A page of text and one picture, without a script. */
async function startStaticPage() {
  const picture = Buffer.alloc(STATIC_BYTES);
  const image = readFileSync(new URL('../../apps/studio/public/share/kinora.jpg', import.meta.url));
  const text = '<p>A paper boat sails through the storm, past the lighthouse and home.</p>'.repeat(80);
  const html = `<!doctype html><title>A page</title><img src="/a.jpg" width="640" height="360"><main>${text}</main>`;
  image.copy(picture, 0, 0, Math.min(image.length, STATIC_BYTES - html.length));
  const server = createServer((request, response) => {
    const isPicture = request.url === '/a.jpg';
    response.writeHead(200, { 'content-type': isPicture ? 'image/jpeg' : 'text/html' });
    response.end(isPicture ? picture.subarray(0, STATIC_BYTES - html.length) : html);
  });
  await new Promise((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return { url: `http://127.0.0.1:${server.address().port}/`, stop: () => server.close() };
}

const middle = (loads, name) => median(loads.map((one) => one[name]));

console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
const [studio, still] = [await startStudio(), await startStaticPage()];
const browser = await chromium.launch(await launchOptions({ isWhole: true }));
try {
  const pages = PAGES.filter(({ path }) => path.includes(part));
  const loads = new Map([['static', []], ...pages.map(({ path }) => [path, []])]);
  await Promise.all(pages.map(({ path }) => fetch(`${studio.url}${path}`)));
  // One after the other, round after round: what else the machine does falls on all of them.
  for (let round = 0; round < Number(rounds); round += 1) {
    loads.get('static').push(await load(browser, still.url));
    for (const { path } of pages) loads.get(path).push(await load(browser, `${studio.url}${path}`));
  }
  const base = middle(loads.get('static'), 'lcp');
  console.log(`static page: ${base.toFixed(0)} ms`);
  for (const { path, lcp } of pages) {
    const seen = loads.get(path);
    const [first, largest, blocked, moved] = ['fcp', 'lcp', 'blocked', 'moved'].map((name) => middle(seen, name));
    console.log(`${path} first ${first.toFixed(0)}, largest ${largest.toFixed(0)}, ${seen.at(-1).what}`);
    tell(`  largest against the static page's`, largest / base, lcp);
    tell('  kB before something is seen', middle(seen, 'fetched'), BEFORE_PAINT);
    tell('  blocked, ms', blocked, BLOCKED);
    tell('  moved', moved, 0.01);
  }
} finally {
  await browser.close();
  await studio.stop();
  still.stop();
}
