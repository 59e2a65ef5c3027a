// The hand of a member: a mouse and a keyboard that press for real, and note what each press took.
import { setTimeout as pause } from 'node:timers/promises';

import { longestTask, takePresses } from './probe.mjs';

/** Milliseconds between two presses, and between two keys: a quick person. */
const REST = 350;
const KEY = 90;
/** After a file was chosen. */
const SETTLES = 3000;

const middleOf = async (locator) => {
  await locator.waitFor({ timeout: 15_000 });
  // In the middle: bars that stick to an edge do not lie over it.
  await locator.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await pause(60);
  const box = await locator.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  return [box.x + box.width / 2, box.y + box.height / 2];
};

/**
 * A hand on a page. `note` hears of every step: on which page, what was pressed, its presses of 16 ms and more and how
 * many presses it was. Each step waits until the browser has told how long it took.
 */
export function driverFor(page, note) {
  let place = '';
  let known = 0;
  const step = async (what, act) => {
    try {
      await act();
    } catch (error) {
      throw new Error(`${place}: ${what}`, { cause: error });
    }
    await pause(REST);
    const { presses, count } = await page.evaluate(takePresses);
    // A page that was reloaded counts from the beginning.
    note({ place, what, presses, count: count >= known ? count - known : count });
    known = count;
  };
  const click = async (locator) => {
    const [x, y] = await middleOf(locator);
    await page.mouse.move(x, y, { steps: 2 });
    await pause(80);
    await page.mouse.down();
    await pause(40);
    await page.mouse.up();
  };
  return {
    page,
    /** Says on which page the next steps are. */
    at: (name) => {
      place = name;
    },
    press: (what, locator) => step(what, () => click(locator.first())),
    /** A press after which the page is reloaded takes its own time with it: it is not noted. */
    pressAndLoad: async (locator) => {
      const loaded = page.waitForEvent('load');
      await click(locator.first());
      await loaded;
      known = 0;
    },
    /**
     * Brings a file by its path: a page hears of it without a press, so its longest task stands for one. Bytes would be
     * decoded in the page, which is no work of its own.
     */
    bring: async (what, { file, label }) => {
      await page.evaluate(takePresses);
      await page.getByLabel(label).setInputFiles(file);
      await pause(SETTLES);
      const longest = await page.evaluate(longestTask);
      note({ place, what: `bring ${what}`, presses: [{ duration: longest, work: longest, type: 'change' }], count: 1 });
    },
    key: (what, key) => step(what, () => page.keyboard.press(key)),
    type: (what, text) => step(what, () => page.keyboard.type(text, { delay: KEY })),
    /** Drags from the middle of something by a share of its width. */
    drag: (what, locator, share) =>
      step(what, async () => {
        const [x, y] = await middleOf(locator.first());
        const { width } = await locator.first().boundingBox();
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + width * share, y, { steps: 6 });
        await page.mouse.up();
      }),
    scroll: (by) => page.mouse.wheel(0, by).then(() => pause(REST)),
  };
}
