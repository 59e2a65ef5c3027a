// Pages whose processor is held back, and that note what is pressed in them.
import { probe } from './probe.mjs';

/** Holds the thread of a page back: `throttle` 4 leaves it a quarter of the processor. */
export async function holdBack(page, throttle) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
}

export async function openPage(context, { throttle }) {
  const page = await context.newPage();
  await holdBack(page, throttle);
  return page;
}

/** A visitor with cookies of their own. */
export async function openVisitor(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  await context.addInitScript(probe);
  return context;
}
