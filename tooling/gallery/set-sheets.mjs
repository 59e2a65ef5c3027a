import { comparePairs, silhouetteOf } from '../../packages/drawing/src/testing.ts';
import { planScene } from '../../packages/reading/src/index.ts';
import { SET_TRAITS } from '../../packages/reading/src/index.ts';
import { drawFrame } from './draw-frame.mjs';

const OPTIONS = { resolution: '360p', seconds: 5, style: 'storybook', seed: 3 };
const FRAME = 60;
/** What each set is shown with. */
const VIEWS = [
  { words: 'by day, a fox', shape: '16:9', prompt: 'a fox', changes: { time: 'day' } },
  { words: 'by night, three people', shape: '16:9', prompt: 'three people', changes: { time: 'night' } },
  {
    words: 'in a storm, a bird',
    shape: '16:9',
    prompt: 'a bird',
    changes: { time: 'dusk', weather: 'storm', air: 'rain' },
  },
  {
    words: 'in snow, two dogs',
    shape: '16:9',
    prompt: 'two dogs',
    changes: { weather: 'snow', season: 'winter', air: 'snow' },
  },
  { words: 'sunset, 9:16', shape: '9:16', prompt: 'a cat', changes: { time: 'sunset' } },
  { words: 'dawn, 1:1', shape: '1:1', prompt: 'a boat', changes: { time: 'dawn' } },
];

async function silhouette(set) {
  const plan = planScene('', { ...OPTIONS, shape: '16:9' });
  const picture = await drawFrame({ ...plan, set, time: 'day', cast: [], width: 320, height: 180 }, FRAME);
  return silhouetteOf(picture.getContext('2d').getImageData(0, 0, 320, 180));
}

/** Every set in six views, and which two are most alike. */
export async function setSheets() {
  const tiles = [];
  const silhouettes = new Map();
  for (const set of Object.keys(SET_TRAITS)) {
    for (const { words, shape, prompt, changes } of VIEWS) {
      const plan = { ...planScene(prompt, { ...OPTIONS, shape }), set, ...changes };
      tiles.push({ picture: await drawFrame(plan, FRAME), words: `${set}: ${words}` });
    }
    silhouettes.set(set, await silhouette(set));
  }
  const [[one, other, distance]] = comparePairs(silhouettes);
  const facts = `${silhouettes.size} sets; most alike: ${one} and ${other}, ${(distance * 100).toFixed(1)} % differ`;
  return { name: 'sets', tiles, layout: { columns: VIEWS.length, width: 320, height: 180 }, facts };
}
