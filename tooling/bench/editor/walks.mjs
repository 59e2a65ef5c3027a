// What a hand does on a timeline. The browser gets real wheels and a real mouse, one after the answer to the other.

/** Pixels of the first lane's middle below the top of the page, and of a clip that is dragged. */
const LANES = { tiles: { ready: '[data-part="tiles"] canvas' }, dom: { ready: '[data-clip]' } };
/** The middle of a clip of four seconds with a gap behind it, 57 s from the start at 10 pixels a second. */
const [LEFT, STEPS] = [188 + 570, 60];

const nextFrame = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));

/** Waits until the timeline is there and rests; the place is in the middle of a clip. */
async function take(page, show) {
  await page.locator(LANES[show].ready).first().waitFor();
  await page.waitForTimeout(500);
  const y = await page.evaluate((kind) => {
    const lanes = document.querySelector(kind === 'tiles' ? '[data-part="tiles"]' : '[data-scroller]');
    return lanes.getBoundingClientRect().top + 38;
  }, show);
  return { page, y };
}

/** Wheels there and back again. */
async function scroll({ page, y }) {
  await page.mouse.move(LEFT, y);
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(step < STEPS / 2 ? 120 : -120, 0);
  }
  await nextFrame(page);
}

/** Into it and out again. */
async function zoom({ page, y }) {
  await page.mouse.move(LEFT, y);
  await page.keyboard.down('Control');
  for (let step = 0; step < STEPS; step += 1) {
    await page.mouse.wheel(0, Math.floor(step / 10) % 2 === 0 ? -40 : 40);
  }
  await page.keyboard.up('Control');
  await nextFrame(page);
}

/** Picks a clip up, carries it to the right and back, and lets it go where it was. */
async function drag({ page, y }) {
  await page.mouse.move(LEFT, y);
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    await page.mouse.move(LEFT + 3 * (step <= STEPS / 2 ? step : STEPS - step), y);
  }
  await page.mouse.up();
  await nextFrame(page);
}

export const WALKS = { take, scroll, zoom, drag };
