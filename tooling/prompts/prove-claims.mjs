// Proves in pixels what plans claim to draw: each claim's plan is drawn with the part that it names and without it, and
// a claim whose frames don't differ is false:
//   node --conditions=@kinora/source tooling/prompts/prove-claims.mjs frozen composition
// Every number of a file may be given instead of all: `frozen b02 b36`.
import { readdir, readFile } from 'node:fs/promises';

import { openWords, planScene } from '../../packages/reading/src/index.ts';
import { withoutPart } from '../../packages/reading/src/testing.ts';
import { drawFrames } from '../gallery/draw-frame.mjs';
import { changedPixels } from './compare-frames.mjs';

const OPTIONS = { shape: '16:9', resolution: '360p', seconds: 5, style: 'auto', seed: 3 };
const SIZE = { width: 320, height: 180 };
/** Begin, middle and end of a clip: what moves has moved in one of them. */
const SHARES = [0.08, 0.5, 0.92];
/** The least share of a frame that a claim has to change. */
const LEAST = 0.0012;
const WORDS = new URL('../../packages/reading/words/', import.meta.url);

const framesOf = ({ frames }) => SHARES.map((share) => Math.min(frames - 1, Math.floor(frames * share)));
const draw = (plan) => drawFrames(plan, framesOf(plan));

/** What each part of a shot's plan changes in its frames, drawn once per part. */
function changesOf(shot) {
  const drawn = new Map();
  const known = new Map();
  const framesWith = () => drawn.get('') ?? drawn.set('', draw(shot)).get('');
  return async function changeOf(part) {
    if (!known.has(part)) {
      known.set(part, changedPixels(await framesWith(), await draw(withoutPart(shot, part))));
    }
    return known.get(part);
  };
}

async function proveShot(shot, id) {
  const changeOf = changesOf({ ...shot, ...SIZE });
  const proofs = [];
  for (const { words, part } of shot.claims) {
    const share = (await changeOf(part)) / (SIZE.width * SIZE.height);
    proofs.push({ id, words, part, share, isProven: share >= LEAST });
  }
  return proofs;
}

const tables = (await readdir(WORDS)).filter((file) => file.endsWith('.json'));
const words = openWords(
  await Promise.all(tables.map(async (file) => JSON.parse(await readFile(new URL(file, WORDS), 'utf8')))),
);
const given = process.argv.slice(2);
const only = new Set(given.filter((word) => /\d/u.test(word)));
const halves = given.filter((word) => !/\d/u.test(word));
const began = performance.now();
const proofs = [];
for (const half of halves.length > 0 ? halves : ['frozen', 'composition']) {
  const prompts = JSON.parse(await readFile(new URL(`${half}-prompts.json`, import.meta.url), 'utf8'));
  for (const { id, prompt } of prompts.filter((one) => only.size === 0 || only.has(one.id))) {
    const plan = planScene(prompt, OPTIONS, words);
    for (const shot of plan.shots.length > 0 ? plan.shots : [plan]) proofs.push(...(await proveShot(shot, id)));
  }
}
const unproven = proofs.filter(({ isProven }) => !isProven);
console.table(unproven.map(({ id, words: said, part, share }) => ({ id, said, part, share: share.toFixed(5) })));
const seconds = Math.round((performance.now() - began) / 1000);
console.log(`${proofs.length} claims, ${unproven.length} not proven, in ${seconds} s.`);
