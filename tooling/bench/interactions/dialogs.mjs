// How long after a click a dialog or a menu is seen, on a page that has nothing else to do.
import { setTimeout as pause } from 'node:timers/promises';

import { median } from '../figures.mjs';
import { openPage } from './pages.mjs';
import { untilIdle } from './probe.mjs';

/** Milliseconds without a fetch or a long task after which a page is idle. */
const QUIET = 800;
const OPEN = 'dialog';
const PHONE = { width: 390, height: 844 };

const bannerButton = (name) => (page) => page.getByRole('banner').getByRole('button', { name, exact: true });
const mainButton = (name) => (page) => page.getByRole('main').getByRole('button', { name, exact: true });

/** `opener` is what is clicked on `path`; `seen` is what the click asks for. */
export const GUEST_DIALOGS = [
  { name: 'log in', path: '/home/', opener: bannerButton('Log in'), seen: OPEN },
  { name: 'log in, from the create page', path: '/text-to-video/', opener: bannerButton('Log in'), seen: OPEN },
  { name: 'prices', path: '/home/', opener: bannerButton('Upgrade Now'), seen: OPEN },
  {
    name: 'menu of a phone',
    path: '/home/',
    viewport: PHONE,
    opener: (page) => page.getByRole('button', { name: 'Menu', exact: true }),
    seen: 'nav[popover]:popover-open a',
  },
];

export const MEMBER_DIALOGS = [
  { name: 'prices, as a member', path: '/text-to-video/', opener: bannerButton('Upgrade Now'), seen: OPEN },
  { name: 'account menu', path: '/home/', opener: bannerButton('Account menu'), seen: '[role=menu]' },
  ...['Upgrade to Pro', 'Cancel plan', 'Change email', 'Change password', 'Delete my account'].map((name) => ({
    name: name.toLowerCase(),
    path: '/member/',
    opener: mainButton(name),
    seen: OPEN,
  })),
];

/** What this machine needs at least: a page with one button that shows an empty box. */
const FLOOR = {
  name: 'floor: an empty box on an empty page',
  content: '<button onclick="document.querySelector(\'div\').hidden = false">Show</button><div hidden>Shown</div>',
  opener: (page) => page.getByRole('button', { name: 'Show' }),
  seen: 'div',
};

/** What the browser itself needs for a dialog of 150 elements over a page as large as home, without a script of ours. */
const MODAL = {
  name: 'floor: a modal dialog over 970 elements',
  content: `<button onclick="document.querySelector('dialog').showModal()">Show</button>${'<p>a <b>b</b></p>'.repeat(485)}
<dialog>${'<p>a <b>b</b></p>'.repeat(75)}</dialog>`,
  opener: (page) => page.getByRole('button', { name: 'Show' }),
  seen: OPEN,
};

/** Milliseconds from the click to the end of the first frame in which it is seen. */
async function openOnce({ content, opener, path, seen, url }, target) {
  const page = await openPage(target.context, target);
  try {
    await page.setViewportSize(target.viewport);
    await page.goto(content === undefined ? `${url}${path}` : `data:text/html,${encodeURIComponent(content)}`);
    const button = opener(page);
    await button.waitFor();
    await page.evaluate(untilIdle, QUIET);
    await button.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y, width, height } = await button.boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await pause(150);
    await page.evaluate(untilIdle, QUIET / 2);
    await page.evaluate((selector) => window.watchFor(selector), seen);
    await page.mouse.click(x + width / 2, y + height / 2, { delay: 40 });
    const shown = await page.waitForFunction(() => window.pressesSeen.shown, undefined, { timeout: 15_000 });
    return await shown.jsonValue();
  } finally {
    await page.close();
  }
}

/** Medians of `rounds` fresh loads of each page, at a throttle of the processor. */
export async function timeDialogs(dialogs, { context, rounds, throttle, url }) {
  const times = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const dialog of [FLOOR, MODAL, ...dialogs]) {
      const viewport = dialog.viewport ?? { width: 1440, height: 900 };
      const time = await openOnce({ ...dialog, url }, { context, throttle, viewport });
      times.set(dialog.name, [...(times.get(dialog.name) ?? []), time]);
    }
  }
  return new Map([...times].map(([name, all]) => [name, { middle: median(all), worst: Math.max(...all) }]));
}
