// How long it takes to understand a prompt, over all prompts of the bench: CPU time, the best of some rounds. And to cut
// a photograph out, who or what is in it, its outline and what is behind, and its faces too, in Node and in a browser's
// worker: the time that passes on a quiet machine, the best of some rounds. Needs a Chromium.
//   node --conditions=@kinora/source tooling/bench/understanding.mjs [rounds]
import { readdir, readFile } from 'node:fs/promises';

import { nodePaintEnv } from '../../packages/drawing/src/testing.ts';
import { preparePicture } from '../../packages/footage/src/photo/prepare-picture.ts';
import {
  aFaceFinder,
  aPeopleFinder,
  aPhotograph,
  NOBODY,
  PEOPLE,
} from '../../packages/footage/src/testing/a-photograph.ts';
import { openWords, planScene } from '../../packages/reading/src/index.ts';
import { measureInWorker } from './cutting-out/measure-in-worker.mjs';
import { fixed, median, spend, tell } from './figures.mjs';

const LIMITS = { understanding: 30, matte: 1, worker: 1.5 };
const OPTIONS = { shape: '16:9', resolution: '720p', seconds: 5, seed: 3 };
const FRAME = { width: 1280, height: 720, subject: 'apart' };
const WORDS = new URL('../../packages/reading/words/', import.meta.url);
const PROMPTS = ['frozen', 'open', 'composition'];

const [rounds = '3'] = process.argv.slice(2);

const elapse = (work) => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
const least = (work) => Math.min(...Array.from({ length: Number(rounds) }, () => spend(work)));
const readJson = async (url) => JSON.parse(await readFile(url, 'utf8'));
const readPrompts = (half) => readJson(new URL(`../prompts/${half}-prompts.json`, import.meta.url));

async function measureUnderstanding() {
  const files = (await readdir(WORDS)).filter((file) => file.endsWith('.json'));
  const words = openWords(await Promise.all(files.map((file) => readJson(new URL(file, WORDS)))));
  const prompts = (await Promise.all(PROMPTS.map(readPrompts))).flat().map(({ prompt }) => prompt);
  for (const prompt of prompts) planScene(prompt, OPTIONS, words);
  const times = prompts.map((prompt) => least(() => planScene(prompt, OPTIONS, words))).toSorted((a, b) => a - b);
  console.log(`${prompts.length} prompts: ${fixed(median(times))} ms at the median, ${fixed(times.at(-1))} at most`);
  tell('understanding a prompt, p95, ms', times[Math.floor(times.length * 0.95)], LIMITS.understanding);
}

/** Seconds until a photograph is taken apart at 720p; what was taken apart once is kept, so each round has its own. */
async function takeApart(name, environment) {
  const photographs = await Promise.all(Array.from({ length: Number(rounds) }, () => aPhotograph(name)));
  return Math.min(...photographs.map((one) => elapse(() => preparePicture(environment, one, FRAME)))) / 1000;
}

async function measureMattes() {
  const cutting = { ...nodePaintEnv(), findPeople: await aPeopleFinder() };
  const seeing = { ...cutting, findFaces: await aFaceFinder() };
  const names = [...PEOPLE, ...NOBODY];
  const inWorker = await measureInWorker({ names, frame: FRAME, rounds: Number(rounds) });
  const times = { bare: [], faces: [], worker: [] };
  for (const name of names) {
    times.bare.push(await takeApart(name, cutting));
    times.faces.push(await takeApart(name, seeing));
    times.worker.push(inWorker[name]);
    const [bare, faces, worker] = Object.values(times).map((all) => fixed(all.at(-1)));
    console.log(`${bare} s, with faces ${faces}, in a browser's worker ${worker}  ${name}`);
  }
  console.log(`with its faces, median: ${fixed(median(times.faces))} s`);
  tell('cutting a photograph out at 720p, median, s', median(times.bare), LIMITS.matte);
  tell("with its faces in a browser's worker, median, s", median(times.worker), LIMITS.worker);
}

await measureUnderstanding();
await measureMattes();
