// Draws the prompts of the bench and says what was read of each:
//   node --conditions=@kinora/source tooling/prompts/draw-prompts.mjs frozen folder [style]
// The frozen half was written by somebody who had not read the engine, before its words were worked on: it is judged,
// never worked towards. The open half is there to work with. `--places` draws nothing and says which prompt lands where.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';

import { openWords, planScene } from '../../packages/reading/src/index.ts';
import { writeSheet } from '../gallery/contact-sheet.mjs';
import { drawFrame } from '../gallery/draw-frame.mjs';
import { placeOf, printPlaces } from './list-places.mjs';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, seed: 3 };
const LAYOUT = { columns: 3, width: 480, height: 270 };
/** The frame that is judged: half of the clip, when everything has begun to move. */
const FRAME = 60;
const PER_SHEET = 12;
const WORDS = new URL('../../packages/reading/words/', import.meta.url);

/** What the plan says of a prompt; of a film of several shots, its first. */
function readingOf({ id, language, prompt }, plan) {
  const { cast, drawnAs, missed, seen, set, time, weather } = plan;
  const subjects = cast.map(({ count, name, relation }) => ({ name, count, relation: relation?.kind ?? null }));
  return { id, language, prompt, set, time, weather, cast: subjects, seen, drawnAs, missed };
}

const firstShot = (plan) => plan.shots[0] ?? plan;

/** How often each place was taken: one that comes up again and again is a stock place. */
function placesOf(readings) {
  const counts = Map.groupBy(readings, ({ set }) => set);
  return [...counts].map(([set, list]) => ({ set, count: list.length })).toSorted((one, two) => two.count - one.count);
}

const tables = (await readdir(WORDS)).filter((file) => file.endsWith('.json'));
const words = openWords(
  await Promise.all(tables.map(async (file) => JSON.parse(await readFile(new URL(file, WORDS), 'utf8')))),
);
const listsPlaces = process.argv.includes('--places');
const given = process.argv.slice(2).filter((word) => word !== '--places');
const [half = 'open', folder = 'gallery/prompts', style = 'auto'] = given;
const prompts = JSON.parse(await readFile(new URL(`${half}-prompts.json`, import.meta.url), 'utf8'));
if (listsPlaces) {
  printPlaces(prompts.map((one) => placeOf(one, firstShot(planScene(one.prompt, { ...OPTIONS, style }, words)))));
  process.exit();
}
await mkdir(folder, { recursive: true });
const readings = [];
let tiles = [];
for (const [index, one] of prompts.entries()) {
  const plan = planScene(one.prompt, { ...OPTIONS, style }, words);
  const shot = firstShot(plan);
  readings.push(readingOf(one, shot));
  tiles.push({ picture: await drawFrame(shot, Math.min(FRAME, shot.frames - 1)), words: `${one.id} ${one.prompt}` });
  if (tiles.length === PER_SHEET || index === prompts.length - 1) {
    await writeSheet(
      `${folder}/${half}-${String(Math.ceil((index + 1) / PER_SHEET)).padStart(2, '0')}.webp`,
      tiles,
      LAYOUT,
    );
    tiles = [];
  }
}
await writeFile(`${folder}/${half}.json`, `${JSON.stringify({ places: placesOf(readings), readings }, null, 2)}\n`);
console.table(placesOf(readings).slice(0, 8));
