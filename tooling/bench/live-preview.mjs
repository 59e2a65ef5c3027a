// How many frames a second the live preview shows at 640 x 360, on every core and with the whole browser held to one,
// whether the page's own thread is ever blocked, and whether the stage rests out of sight and for people who want no
// motion. Needs the built studio (`pnpm run build`), a Chromium, and `taskset` for the second part.
//   node --conditions=@kinora/source tooling/bench/live-preview.mjs [seconds a prompt]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

import { launchOptions } from '../vitest/chromium.js';
import { startStudio } from './studio-server.mjs';

const { chromium } = createRequire(new URL('../../apps/studio/package.json', import.meta.url))('@playwright/test');

const LIMITS = { everyCore: 24, oneCore: 12, blocked: 50 };
/** As fast as films are: nothing can be faster. */
const FPS = 24;
const PROMPTS = [
  'a paper boat on a storm at night',
  'two foxes running through a snowy forest at dawn',
  'a woman dancing on a stage with confetti',
  'hot air balloons over a green valley',
];
const ONE_CORE = 'one-core';
/** Holds a program and all it starts to the first core. */
const HOLD = ['taskset', '-c', '0'];

const [first = '4', address = ''] = process.argv.slice(2);

/** Waits until no look under the stage has been drawn for two seconds: they are drawn between the film's frames. */
function lookOn() {
  return new Promise((resolve) => {
    let [drawn, since] = [0, performance.now()];
    const timer = setInterval(() => {
      const now = document.querySelectorAll('canvas[data-drawn]').length;
      if (now !== drawn) [drawn, since] = [now, performance.now()];
      if (performance.now() - since < 2000) return;
      clearInterval(timer);
      resolve();
    }, 200);
  });
}

/** Reads how many frames the stage says it has drawn, and tasks of the page's thread that take long. */
function countFrames(wait) {
  const canvas = document.querySelector('canvas[data-painted]');
  const told = [];
  const counts = { fps: 0, frames: 0, longest: 0, width: 0 };
  const frames = new MutationObserver(() => {
    told.push({ at: performance.now(), drawn: Number(canvas.dataset.painted) });
    counts.width = Number(canvas.dataset.width);
  });
  const tasks = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) counts.longest = Math.max(counts.longest, duration);
  });
  frames.observe(canvas, { attributeFilter: ['data-painted'] });
  tasks.observe({ type: 'longtask' });
  return new Promise((resolve) => {
    setTimeout(() => {
      frames.disconnect();
      tasks.disconnect();
      // From the first to the last time that it was told.
      const [begin, end] = [told[0], told.at(-1)];
      if (end && end !== begin) {
        counts.frames = end.drawn - begin.drawn;
        counts.fps = (counts.frames * 1000) / (end.at - begin.at);
      }
      resolve(counts);
    }, wait);
  });
}

async function watch(page, prompt, seconds) {
  await page.getByRole('textbox', { name: /prompt/i }).fill(prompt);
  await page.locator('canvas[data-state="playing"]').waitFor();
  // The size that suits the machine is found in the first seconds.
  await page.waitForTimeout(3000);
  const { fps: beside } = await page.evaluate(countFrames, 1500);
  await page.evaluate(lookOn);
  return { prompt, beside, ...(await page.evaluate(countFrames, seconds * 1000)) };
}

/** The preview of every prompt in a browser of its own, and what it does when nobody sees it. */
async function measure(url, seconds) {
  const browser = await chromium.launch(await launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`${url}/text-to-video/`);
    const results = [];
    for (const prompt of PROMPTS) results.push(await watch(page, prompt, seconds));
    return results;
  } finally {
    await browser.close();
  }
}

async function measureRest(url) {
  const browser = await chromium.launch(await launchOptions());
  try {
    const still = await browser.newPage({ reducedMotion: 'reduce' });
    await still.goto(`${url}/text-to-video/`);
    await still.getByRole('textbox', { name: /prompt/i }).fill(PROMPTS[0]);
    await still.locator('canvas[data-state="still"]').waitFor();
    await still.waitForTimeout(1500);
    const calm = await still.evaluate(countFrames, 2000);
    const page = await browser.newPage({ viewport: { width: 1440, height: 600 } });
    await page.goto(`${url}/text-to-video/`);
    await page.getByRole('textbox', { name: /prompt/i }).fill(PROMPTS[0]);
    await page.locator('canvas[data-state="playing"]').waitFor();
    await page.evaluate(() => {
      document.body.style.minHeight = '500vh';
      scrollTo(0, document.body.scrollHeight);
    });
    await page.waitForTimeout(1500);
    const hidden = await page.evaluate(countFrames, 2000);
    return { calm: calm.frames, hidden: hidden.frames };
  } finally {
    await browser.close();
  }
}

/** The same measurement by a process that is held to one core, with its browser. */
async function measureOnOneCore(url, seconds) {
  const self = [process.execPath, ...process.execArgv, process.argv[1], ONE_CORE, `${url} ${seconds}`];
  const [program, ...rest] = [...HOLD, ...self];
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = [];
  child.stdout.on('data', (text) => lines.push(String(text)));
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The measurement on one core ended with ${code}.`);
  return JSON.parse(lines.join(''));
}

/** Frames a second that the same pixels would be at 640 x 360: a slow machine is shown smaller frames. */
const atFullSize = ({ fps, width }) => fps * (width / 640) ** 2;

function report(name, results, { blocked = Number.POSITIVE_INFINITY, least }) {
  for (const { beside, fps, longest, prompt, width } of results) {
    const looks = `${beside.toFixed(1)} while looks are drawn`;
    console.log(
      `  ${fps.toFixed(1).padStart(5)} fps at ${width} wide, ${looks}, longest task ${Math.round(longest)} ms  ${prompt}`,
    );
  }
  const slowest = Math.min(...results.map(atFullSize));
  const longest = Math.max(...results.map(({ longest: one }) => one));
  // The film itself has no more than 24, and a timer's seconds are not exact.
  const isFast = slowest >= least * 0.97 && Math.min(...results.map(({ fps }) => fps)) >= least * 0.95;
  if (!isFast || longest > blocked) process.exitCode = 1;
  console.log(
    `${name}: slowest ${slowest.toFixed(1)} fps of 640 x 360, ${isFast ? 'within' : 'NOT'} ${least};`,
    `longest task ${Math.round(longest)} ms${blocked < 1000 ? ` of ${blocked}` : ''}`,
  );
}

async function bench(seconds) {
  const { stop, url } = await startStudio();
  try {
    console.log(`live preview, ${PROMPTS.length} prompts, ${seconds} s each; a film has ${FPS} frames a second`);
    report('every core', await measure(url, seconds), { least: LIMITS.everyCore, blocked: LIMITS.blocked });
    // Held to one core, a task also counts the time it waits for the others.
    report('one core', await measureOnOneCore(url, seconds), { least: LIMITS.oneCore });
    const { calm, hidden } = await measureRest(url);
    console.log(`frames in 2 s: ${calm} for people who want no motion, ${hidden} out of sight`);
    if (calm + hidden > 0) process.exitCode = 1;
  } finally {
    await stop();
  }
}

if (first === ONE_CORE) {
  const [url, seconds] = address.split(' ');
  console.log(JSON.stringify(await measure(url, Number(seconds))));
} else {
  await bench(Number(first));
}
