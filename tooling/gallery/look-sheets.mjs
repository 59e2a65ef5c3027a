import { planScene } from '../../packages/reading/src/index.ts';
import { STYLES } from '../../packages/scenes/src/index.ts';
import { CAMERA_MOVES } from '../../packages/scenes/src/index.ts';
import { drawFrame, drawFrames } from './draw-frame.mjs';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'storybook', seed: 3 };
const LAYOUT = { width: 320, height: 180 };
const SCENES = [
  'two foxes running through a snowy forest at dawn',
  'a bowl of ramen steaming in a neon-lit alley in the rain',
  'mountain lake at dawn, a canoe',
  'a paper boat on a storm at night',
  'a dragon circling a castle at sunset',
];

/** Every style with the same five scenes. */
export async function styleSheet() {
  const tiles = [];
  for (const style of STYLES) {
    for (const prompt of SCENES) {
      tiles.push({
        picture: await drawFrame(planScene(prompt, { ...OPTIONS, style }), 60),
        words: `${style}: ${prompt}`,
      });
    }
  }
  return { name: 'styles', tiles, layout: { ...LAYOUT, columns: SCENES.length }, facts: `${STYLES.length} styles` };
}

/** Every camera move at five moments. */
export async function cameraSheet() {
  const moves = Object.keys(CAMERA_MOVES);
  const plan = planScene('a red car in the desert at sunset', OPTIONS);
  const tiles = [];
  for (const camera of moves) {
    const frames = await drawFrames({ ...plan, camera, width: 320, height: 180 }, [0, 30, 60, 90, 119]);
    frames.forEach((picture, index) => tiles.push({ picture, words: index === 0 ? camera : '' }));
  }
  return { name: 'cameras', tiles, layout: { ...LAYOUT, columns: 5 }, facts: `${moves.length} camera moves` };
}
