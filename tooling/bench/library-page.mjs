// What a library of 10,000 creations costs: its first page over HTTP, the frames of scrolling it, and the memory of a
// real browser that has scrolled all of it down and up three times. Needs the built studio (`pnpm run build`) and a
// Chromium; nothing else should run beside it; about four minutes.
//   node --conditions=@kinora/source tooling/bench/library-page.mjs [creations] [passes]
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { callApi, memberAt } from '../../apps/api/src/testing/api-member.ts';
import { login } from '../../packages/contracts/src/identity.ts';
import { launchOptions } from '../vitest/chromium.js';
import { tell, timed } from './figures.mjs';
import { choice, PASSWORD, walkSignUp } from './interactions/guest-walk.mjs';
import { driverFor } from './interactions/page-driver.mjs';
import { openPage, openVisitor } from './interactions/pages.mjs';
import { startStudio } from './studio-server.mjs';

const { chromium } = createRequire(new URL('../../apps/studio/package.json', import.meta.url))('@playwright/test');

const LIMITS = { page: 150, frame: 16.7, growth: 10 };
const [CALLS, PAGE] = [200, 60];
const MAKER = 'apps/api/src/testing/library/copy-clips.ts';
const VSYNC = 1000 / 60;
/** Pixels of one turn of the wheel: while frames are timed, and on the way through everything. */
const [TURN, LEAP] = [240, 3000];
const TURNS = 400;

const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)];
const load = () => loadavg()[0].toFixed(1);

/** Signs up on a page, has one clip made and copied so many times. */
async function fill(page, { count, email, studio }) {
  await page.goto(`${studio.url}/text-to-video/`);
  await walkSignUp(
    driverFor(page, () => {}),
    email,
  );
  await page.getByRole('textbox', { name: 'Prompt' }).fill('A red balloon');
  for (const name of [/^3 s/, '360p']) await choice(page, name).click();
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.getByText('8 charged').first().waitFor({ timeout: 120_000 });
  await promisify(execFile)('node', ['--conditions=@kinora/source', MAKER, studio.home, email, String(count)]);
}

async function measureCalls({ email, url }) {
  const password = createHash('md5').update(PASSWORD).digest('hex');
  const { data } = await callApi(url, login, { input: { email, password } });
  const member = memberAt(url, data.token);
  const times = [];
  for (let call = -10; call < CALLS; call += 1) {
    const { seconds, value } = await timed(() => member.call('searchLibrary', { limit: PAGE }));
    if (value.code !== 200) throw new Error(`the call was refused: ${value.msg}`);
    if (call >= 0) times.push(seconds * 1000);
  }
  tell(`first page over HTTP, p50 ${percentile(times, 0.5).toFixed(1)} ms, p95`, percentile(times, 0.95), LIMITS.page);
}

const rowsOf = async (page) => Number(await page.getByRole('grid').getAttribute('aria-rowcount'));

/** Runs inside the page: the milliseconds of each frame from now on, in `framesSeen`. */
function watchFrames() {
  const seen = { times: [], ends: false };
  Object.assign(window, { framesSeen: seen });
  let last = performance.now();
  const look = (now) => {
    seen.times.push(now - last);
    last = now;
    if (!seen.ends) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function takeFrames() {
  window.framesSeen.ends = true;
  return window.framesSeen.times;
}

/** A steady hand at the wheel over what is loaded; a frame counts as so many of the screen's. */
async function measureFrames(page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await sleep(1000);
  await page.evaluate(watchFrames);
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, turn < TURNS / 2 ? TURN : -TURN);
    await sleep(VSYNC);
  }
  const frames = (await page.evaluate(takeFrames)).slice(1);
  const shown = frames.map((time) => Math.max(1, Math.round(time / VSYNC)) * VSYNC);
  const late = shown.filter((time) => time > VSYNC * 1.5).length;
  console.log(`${frames.length} frames, ${late} late, longest ${Math.max(...frames).toFixed(0)} ms`);
  tell('a frame of scrolling, p95 ms', Number(percentile(shown, 0.95).toFixed(1)), LIMITS.frame);
}

/** Scrolls until the page ends at `edge` and nothing more comes. */
async function scrollTo(page, by) {
  let before = -1;
  for (let still = 0; still < 10;) {
    await page.mouse.wheel(0, by);
    await sleep(2 * VSYNC);
    const at = await page.evaluate(() => window.scrollY);
    still = at === before ? still + 1 : 0;
    before = at;
  }
}

/** Megabytes of scripts that are reachable, and how many nodes there are. */
async function memoryOf(client) {
  for (let time = 0; time < 3; time += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { metrics } = await client.send('Performance.getMetrics');
  return { megabytes: usedSize / 1e6, nodes: metrics.find(({ name }) => name === 'Nodes').value };
}

const say = (when, { megabytes, nodes }) =>
  console.log(`${when}: ${megabytes.toFixed(1)} MB of scripts, ${nodes} nodes; load ${load()}`);

async function measureMemory(page, { count, passes }) {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  say('at the top', await memoryOf(client));
  const heaps = [];
  for (let pass = 1; pass <= passes; pass += 1) {
    await scrollTo(page, LEAP);
    const rows = await rowsOf(page);
    await scrollTo(page, -LEAP);
    const memory = await memoryOf(client);
    heaps.push(memory.megabytes);
    say(`pass ${pass}, ${rows} rows of ${count} creations`, memory);
  }
  const growth = (heaps.at(-1) / heaps[0] - 1) * 100;
  tell(`growth from the first pass to the last, %`, growth, LIMITS.growth);
}

const [count, passes] = [Number(process.argv[2] ?? 10_000), Number(process.argv[3] ?? 3)];
const email = `scroller-${process.pid}@example.com`;
const studio = await startStudio({ KINORA_LIMITS: 'test' });
const browser = await chromium.launch(await launchOptions());
try {
  console.log(`load of the machine before: ${load()}`);
  const context = await openVisitor(browser, { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const page = await openPage(context, { throttle: 1 });
  await fill(page, { count, email, studio });
  await measureCalls({ email, url: studio.url });
  await page.goto(`${studio.url}/library/`);
  await page.getByRole('gridcell').first().waitFor();
  await page.mouse.move(640, 600);
  await measureMemory(page, { count, passes });
  await measureFrames(page);
  console.log(`load of the machine after: ${load()}`);
} finally {
  await browser.close();
  await studio.stop();
}
