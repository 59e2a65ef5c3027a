// Draws effects that look for heads and faces over a folder of photographs, to be judged by eye:
//   node --conditions=@kinora/source tooling/photographs/draw-effects.mjs photographs sheets
// Each row is a photograph, as it is and in every effect. Effects of two pictures take the next photograph too.
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import { createRecipeScene, recipeFonts } from '../../packages/footage/src/effects.ts';
import { RECIPES } from '../../packages/footage/src/recipes.ts';
import { createNodePaintEnv } from '../../packages/media-node/src/paint/node-paint-env.ts';
import { writeSheet } from '../gallery/contact-sheet.mjs';

const [SIZE, PER_SHEET] = [{ width: 240, height: 300 }, 5];
const OPTIONS = { shape: '3:4', resolution: '360p', size: SIZE, seconds: 5, seed: 1 };
/** When each effect shows what it is about, as a share of the clip. */
const EFFECTS = {
  'santa-hat': 0.6,
  'red-nose': 0.6,
  'witching-hour': 0.6,
  'angel-rise': 0.6,
  'long-live': 0.6,
  'cherry-bloom': 0.6,
  'birthday-card': 0.6,
  'too-cool': 0.6,
  'unicorn-day': 0.6,
  'bunny-hop': 0.6,
  'bobble-head': 0.6,
  'then-and-now': 0.5,
};

const jobOf = (id, inputs) => ({ recipe: RECIPES.find((one) => one.id === id), inputs, options: OPTIONS });

const [folder = 'packages/footage/photographs', out = 'gallery/photographs', wanted] = process.argv.slice(2);
const effects = wanted ? wanted.split(',') : Object.keys(EFFECTS);
const names = (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).toSorted();
const fonts = effects.flatMap((id) => recipeFonts(jobOf(id, { picture: '', text: 'Hi' })));
const files = Object.fromEntries(names.map((name) => [name, join(folder, name)]));
const environment = await createNodePaintEnv({ fonts, pictures: [], files });

function drawEffect(id, name, next) {
  const scene = createRecipeScene(jobOf(id, { picture: name, second: next, text: 'Hi' }), environment);
  const picture = environment.canvas(SIZE.width, SIZE.height);
  scene.drawFrame(picture.getContext('2d'), Math.round((scene.frames - 1) * (EFFECTS[id] ?? 0.6)));
  return { picture, words: id };
}

await mkdir(out, { recursive: true });
for (let from = 0; from < names.length; from += PER_SHEET) {
  const tiles = names.slice(from, from + PER_SHEET).flatMap((name, at) => {
    const next = names[(from + at + 1) % names.length];
    return [{ picture: environment.picture(name), words: name }, ...effects.map((id) => drawEffect(id, name, next))];
  });
  const sheet = String(from / PER_SHEET + 1).padStart(2, '0');
  await writeSheet(join(out, `${sheet}.webp`), tiles, { columns: effects.length + 1, ...SIZE });
}
