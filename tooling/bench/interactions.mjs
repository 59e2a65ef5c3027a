// How soon the studio answers a press, over all that a guest and a member press in it, on a processor that is held
// back four times; and how soon a dialog is seen after a click. Presses are real ones: a mouse's and a keyboard's.
// Needs the built studio (`pnpm run build`) and a Chromium; nothing else should run beside it.
//   node --conditions=@kinora/source tooling/bench/interactions.mjs [walk|forms|dialogs|work|form-work|all] [rounds]
// `forms` walks through the forms of the generators alone, with a picture and a video of one's own.
// `walk`, `forms` and `dialogs` are times of the clock and rise with everything else that the machine does. `work` and `form-work` are the time of
// a processor that the page's own thread takes for a press: for comparing builds where the machine is never quiet.
import { createRequire } from 'node:module';
import { loadavg } from 'node:os';

import { launchOptions } from '../vitest/chromium.js';
import { tell } from './figures.mjs';
import { walkBarePages } from './interactions/bare-walk.mjs';
import { GUEST_DIALOGS, MEMBER_DIALOGS, timeDialogs } from './interactions/dialogs.mjs';
import { aPicture, aVideo, walkImageForm, walkTextForm, walkVideoForm } from './interactions/form-walk.mjs';
import { traceWork } from './interactions/frame-work.mjs';
import { walkCreate, walkEffects, walkHome, walkPhone, walkSignUp, walkWords } from './interactions/guest-walk.mjs';
import {
  walkAccount,
  walkClip,
  walkPlans,
  walkPrices,
  walkRecovery,
  walkCheckout,
} from './interactions/member-walk.mjs';
import { driverFor } from './interactions/page-driver.mjs';
import { holdBack, openPage, openVisitor } from './interactions/pages.mjs';
import { reportDialogs, reportForms, reportWalk, reportWork } from './interactions/report.mjs';
import { startStudio } from './studio-server.mjs';

const { chromium } = createRequire(new URL('../../apps/studio/package.json', import.meta.url))('@playwright/test');

const LIMITS = { inp: 100, dialog: 100, form: 50 };
const THROTTLE = 4;
/** Many accounts from one address. */
const SETTINGS = { KINORA_LIMITS: 'test', KINORA_START_PER_ADDRESS: '1000', KINORA_START_PER_DEVICE: '1000' };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const anEmail = () => `walker-${process.pid}-${Date.now()}@example.com`;

/** All that a member presses after having signed up on this page. */
async function walkAsMember(page, { note, url, email }) {
  const hand = driverFor(page, note);
  await walkClip(hand);
  const checkout = await walkPrices(hand);
  await holdBack(checkout, THROTTLE);
  await checkout.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  const other = driverFor(checkout, note);
  await walkCheckout(other);
  await walkAccount(other);
  await checkout.close();
  await page.setViewportSize(PHONE.viewport);
  await walkPlans(hand);
  await page.setViewportSize({ width: 1440, height: 900 });
  await walkRecovery(hand, { url, email });
}

async function walkOnDesktop(browser, { note, url }) {
  const context = await openVisitor(browser);
  const page = await openPage(context, { throttle: THROTTLE });
  await page.goto(`${url}/home/`);
  const hand = driverFor(page, note);
  const email = anEmail();
  for (const walk of [walkHome, walkCreate, walkEffects, walkWords]) await walk(hand);
  await walkSignUp(hand, email);
  await walkAsMember(page, { note, url, email });
  await context.close();
}

async function walkOnPhone(browser, { note, url }) {
  const context = await openVisitor(browser, PHONE);
  const page = await openPage(context, { throttle: THROTTLE });
  await page.goto(`${url}/home/`);
  await walkPhone(driverFor(page, note));
  await context.close();
}

/** What this machine takes for the same kinds of presses where nothing is ours. */
async function walkBare(browser, note) {
  const context = await openVisitor(browser);
  await walkBarePages(context, { note, throttle: THROTTLE });
  await context.close();
}

async function measureWalk(browser, { rounds, url }) {
  const all = [];
  const bare = [];
  for (let round = 0; round < rounds; round += 1) {
    const steps = [];
    const bareSteps = [];
    await walkBare(browser, (step) => bareSteps.push(step));
    bare.push(bareSteps);
    const target = { url, note: (step) => steps.push(step) };
    await walkOnDesktop(browser, target);
    await walkOnPhone(browser, target);
    all.push(steps);
  }
  console.log(`the walk, processor held back ${THROTTLE} times, ${rounds} rounds: milliseconds to the next frame`);
  tell('INP of the whole walk, ms', reportWalk(all), LIMITS.inp);
  console.log('\nthe same kinds of presses on bare pages, in the same run');
  reportWalk(bare);
}

/** A member on a machine that renders nothing, with a picture and a video to bring. */
async function withFiles(browser, url) {
  const context = await openVisitor(browser);
  const page = await openPage(context, { throttle: 1 });
  await page.goto(`${url}/text-to-video/`);
  await walkSignUp(
    driverFor(page, () => {}),
    anEmail(),
  );
  const files = { 'image-to-video': await aPicture(page), 'video-to-video': await aVideo(page) };
  await page.close();
  return { context, files };
}

/** Opens each form and lets `run` walk through it. */
async function walkForms({ context, files }, { run, throttle, url }) {
  const walks = { 'text-to-video': walkTextForm, 'image-to-video': walkImageForm, 'video-to-video': walkVideoForm };
  for (const [path, walk] of Object.entries(walks)) {
    const page = await openPage(context, { throttle });
    await page.goto(`${url}/${path}/`);
    await page.getByText('More settings').waitFor();
    await run(page, (hand) => walk(hand, files[path]));
    await page.close();
  }
}

async function measureForms(browser, { rounds, url }) {
  const visit = await withFiles(browser, url);
  const all = [];
  for (let round = 0; round < rounds; round += 1) {
    const steps = [];
    const run = (page, walk) => walk(driverFor(page, (step) => steps.push(step)));
    await walkForms(visit, { run, throttle: THROTTLE, url });
    all.push(steps);
  }
  await visit.context.close();
  console.log(`the forms, processor held back ${THROTTLE} times, ${rounds} rounds: milliseconds to the next frame`);
  tell('largest p95 of the forms, ms', reportForms(all), LIMITS.form);
}

/** Signs up, and pays for a plan, so that there is one to cancel. */
async function becomeMember(context, url) {
  const page = await context.newPage();
  await page.goto(`${url}/text-to-video/`);
  await walkSignUp(
    driverFor(page, () => {}),
    anEmail(),
  );
  await page.goto(`${url}/checkout/basic-month/`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByText('500 credits are on your balance.').waitFor();
  await page.close();
}

async function measureDialogs(browser, { rounds, url }) {
  const [guest, member] = [await openVisitor(browser), await openVisitor(browser)];
  await becomeMember(member, url);
  for (const throttle of [1, THROTTLE]) {
    const times = new Map([
      ...(await timeDialogs(GUEST_DIALOGS, { context: guest, rounds, throttle, url })),
      ...(await timeDialogs(MEMBER_DIALOGS, { context: member, rounds, throttle, url })),
    ]);
    reportDialogs(`from a click to the dialog, processor held back ${throttle} times`, times);
    const slowest = Math.max(...[...times.values()].map(({ middle }) => middle));
    tell(`slowest dialog, held back ${throttle} times, ms`, slowest, LIMITS.dialog);
  }
}

/** The same forms by the work of the page's own thread. */
async function measureFormWork(browser, url) {
  const visit = await withFiles(browser, url);
  const steps = [];
  const run = async (page, walk) => {
    const traced = await traceWork(page, (note) => walk(driverFor(page, note)));
    steps.push(...traced.steps);
  };
  await walkForms(visit, { run, throttle: 1, url });
  await visit.context.close();
  const most = reportWork(steps, THROTTLE);
  tell(`most of the page's own thread for a press in a form, times ${THROTTLE}, ms`, most, LIMITS.form);
}

/** The same walk, a part of it at a time, without holding anything back. */
async function measureWork(browser, url) {
  const context = await openVisitor(browser);
  const page = await openPage(context, { throttle: 1 });
  await page.goto(`${url}/home/`);
  const steps = [];
  const trace = async (target, walk) => {
    const { value, steps: some } = await traceWork(target, (note) => walk(driverFor(target, note)));
    steps.push(...some);
    return value;
  };
  for (const walk of [walkHome, walkCreate, walkEffects, walkWords]) await trace(page, walk);
  await trace(page, (hand) => walkSignUp(hand, anEmail()));
  await trace(page, walkClip);
  const checkout = await trace(page, walkPrices);
  await checkout.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  await trace(checkout, walkCheckout);
  await trace(checkout, walkAccount);
  await context.close();
  tell(`most of the page's own thread for a press, times ${THROTTLE}, ms`, reportWork(steps, THROTTLE), LIMITS.inp);
}

const [what = 'all', rounds = what === 'walk' ? '3' : '5'] = process.argv.slice(2);
const studio = await startStudio(SETTINGS);
const browser = await chromium.launch(await launchOptions());
console.log(`load of the machine before: ${loadavg()[0].toFixed(1)}`);
try {
  const target = { rounds: Number(rounds), url: studio.url };
  if (what === 'walk' || what === 'all') await measureWalk(browser, target);
  if (what === 'forms' || what === 'all') await measureForms(browser, target);
  if (what === 'form-work' || what === 'all') await measureFormWork(browser, studio.url);
  if (what === 'dialogs' || what === 'all') await measureDialogs(browser, target);
  if (what === 'work' || what === 'all') await measureWork(browser, studio.url);
} finally {
  console.log(`load of the machine after: ${loadavg()[0].toFixed(1)}`);
  await browser.close();
  await studio.stop();
}
