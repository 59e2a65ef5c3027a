// What the browser itself takes to answer a press: the kinds of presses of the walk on a page of as many elements as
// home, without one script or style of ours. Where the walk is no slower than this, its limit is the machine's.
import { driverFor } from './page-driver.mjs';
import { openPage } from './pages.mjs';

/** Elements of home; of a dialog with prices. */
const ELEMENTS = 970;
const DIALOG = 150;
const DIALOGS = 4;
const TEXT = 'a paper boat on a storm at night';

const paragraphs = (elements) => '<p>a <b>b</b></p>'.repeat(elements / 2);

/** As large as the scene of home, drawn anew 24 times a second beside the page, as the scene is. */
const SCENE = `
const canvas = document.querySelector('canvas').transferControlToOffscreen();
const draw = ({ data }) => {
  const ctx = data.getContext('2d');
  let turn = 0;
  setInterval(() => {
    turn += 0.01;
    const sky = ctx.createLinearGradient(0, 0, 0, data.height);
    sky.addColorStop(0, 'hsl(' + turn * 360 + ' 50% 40%)');
    sky.addColorStop(1, 'black');
    ctx.fillStyle = sky;
    ctx.fillRect(0, 0, data.width, data.height);
  }, 1000 / 24);
};
const source = 'onmessage = ' + draw;
new Worker(URL.createObjectURL(new Blob([source]))).postMessage(canvas, [canvas]);`;

const pageWith = (scene) => `<!doctype html><title>bare</title>
<style>canvas { display: block; width: 100% } [aria-pressed=true] { background: teal }</style>
${scene ? '<canvas width="1280" height="540"></canvas>' : ''}
<input aria-label="prompt"><button onclick="this.ariaPressed = this.ariaPressed !== 'true'">Choice</button>
<button onclick="document.querySelector('dialog').showModal()">Open</button>
<dialog><button onclick="this.parentElement.close()">Close</button>${paragraphs(DIALOG)}</dialog>
${paragraphs(ELEMENTS)}${scene ? `<script>${SCENE}</script>` : ''}`;

async function pressAll(hand) {
  const button = (name) => hand.page.getByRole('button', { name, exact: true });
  await hand.press('prompt field', hand.page.getByLabel('prompt'));
  await hand.type('typing a prompt', TEXT);
  for (let turn = 0; turn < DIALOGS; turn += 1) {
    await hand.press('choice', button('Choice'));
    await hand.press('open the dialog', button('Open'));
    await hand.key('Escape, dialog', 'Escape');
    await hand.press('open the dialog', button('Open'));
    await hand.press('close the dialog', button('Close'));
  }
}

/** Walks over a bare page, and over one beside whose presses a scene plays. `note` hears of every step. */
export async function walkBarePages(context, { note, throttle }) {
  for (const [place, scene] of [
    ['bare page', false],
    ['bare page with a scene', true],
  ]) {
    const page = await openPage(context, { throttle });
    await page.goto(`data:text/html,${encodeURIComponent(pageWith(scene))}`);
    const hand = driverFor(page, note);
    hand.at(place);
    await pressAll(hand);
    await page.close();
  }
}
