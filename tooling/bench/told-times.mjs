// Whether what is told at enqueue comes true: 60 mixed clips (words, pictures, videos; 360p to 720p; 3 to 8 s) of six
// members, ordered over HTTP from the whole product in three rounds after one it learns from, and how many were ready
// before their p50 and their p90 as the answer to the order told them. Nothing else should run beside it; about eight
// minutes on two cores.
//   node --conditions=@kinora/source tooling/bench/told-times.mjs [clips of a round] [seed]
import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';

import { signUpMember } from '../../apps/api/src/testing/api-member.ts';
import { sendFile } from '../../apps/api/src/testing/uploads/send-file.ts';
import { between, diceFrom, pick } from './campaign/dice.mjs';
import { startStudio } from './studio-server.mjs';

const MEMBERS = 6;
const ROUNDS = 3;
const PLACES = Math.max(1, availableParallelism());
/** Seconds between two orders, times the places: about as much as the machine can make. */
const PAUSE = 7;
const LOOK_MS = 500;
const SHARES = { p50: [0.35, 0.65], p90: [0.85, 1] };
const SETTINGS = {
  KINORA_LIMITS: 'test',
  KINORA_START_CREDITS: '5000',
  KINORA_START_PER_ADDRESS: '1000',
  KINORA_START_PER_DEVICE: '1000',
};
const PROMPTS = [
  'a paper boat on a storm at night',
  'two foxes in a snowy forest',
  'a rocket over a red planet, zoom out',
];
const SHAPES = ['16:9', '9:16', '1:1'];

const isEnded = ({ endedAt }) => endedAt !== null;

async function ask(member, asked) {
  const { code, msg, data } = await member.create(randomUUID(), asked);
  if (code !== 200) throw new Error(`an order was refused: ${msg} ${JSON.stringify(data)}`);
  return data.creations[0];
}

/** Waits until a creation has ended, and reads it. */
async function ended(member, id) {
  for (;;) {
    const { data } = await member.call('getCreation', { id });
    if (isEnded(data)) return data;
    await pause(LOOK_MS);
  }
}

async function bring(url, member, address) {
  const file = Buffer.from(await (await fetch(new URL(address, url))).arrayBuffer());
  const id = await sendFile(url, member, file).sending;
  for (;;) {
    const { data } = await member.call('getUpload', { id });
    if (data.state === 'ready') return id;
    if (data.state === 'refused') throw new Error(`a file was refused: ${data.refusal.reason}`);
    await pause(LOOK_MS);
  }
}

/** A member with a picture and a video of their own: those of their first clip. */
async function aMember(url) {
  const member = await signUpMember(url, `${randomUUID()}@example.com`);
  const { id } = await ask(member, {});
  const { result } = await ended(member, id);
  return { ...member, first: await bring(url, member, result.poster), video: await bring(url, member, result.url) };
}

/** Some clip that this member may ask for. */
function anOrder(dice, { first, video }) {
  const mode = pick(dice, ['text', 'text', 'image', 'video']);
  const files = { text: {}, image: { first }, video: { video, style: pick(dice, ['comic', 'noir', 'oil']) } }[mode];
  const seconds = mode === 'video' ? {} : { seconds: Math.round(between(dice, 3, 8)) };
  const settings = { shape: pick(dice, SHAPES), resolution: pick(dice, ['360p', '540p', '720p']) };
  return { mode, input: { ...files, ...seconds, ...settings, prompt: pick(dice, PROMPTS) } };
}

/** Orders clips at moments of their own, and reads how they ended: `{ told, end }`. */
async function runRound(members, { dice, clips }) {
  const orders = [];
  for (let index = 0; index < clips; index += 1) {
    const member = pick(dice, members);
    const told = await ask(member, anOrder(dice, member));
    orders.push(ended(member, told.id).then((end) => ({ told, end })));
    await pause((-1000 * PAUSE * Math.log(1 - dice())) / PLACES);
  }
  return Promise.all(orders);
}

/** Seconds a clip took from its order on. */
const took = ({ createdAt, endedAt }) => (endedAt - createdAt) / 1000;

/** Prints how many of the ready ones were there before an end that was told; whether that is as asked. */
function tellShare(ends, key, field) {
  const told = ends.filter((one) => one.told[field] !== null && one.end.state === 'ready');
  const before = told.filter((one) => took(one.end) <= one.told[field]).length;
  const [least, most] = SHARES[key];
  const share = before / told.length;
  const isWithin = share >= least && share <= most;
  const asked = `${least * 100} to ${most * 100} %`;
  console.log(
    `before ${key}: ${before} of ${told.length}, ${(share * 100).toFixed(0)} %, ${isWithin ? 'within' : 'OUTSIDE'} ${asked}`,
  );
  return isWithin;
}

const [clips = '20', seed = '1'] = process.argv.slice(2);
const load = () => loadavg()[0].toFixed(1);
const studio = await startStudio(SETTINGS);
try {
  const dice = diceFrom(Number(seed));
  console.log(`seed ${seed}, ${PLACES} places; load of the machine before: ${load()}`);
  const members = await Promise.all(Array.from({ length: MEMBERS }, () => aMember(studio.url)));
  await runRound(members, { dice, clips: Number(clips) });
  const all = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const ends = await runRound(members, { dice, clips: Number(clips) });
    all.push(...ends);
    const failed = ends.filter(({ end }) => end.state !== 'ready').length;
    console.log(`round ${round}: ${ends.length} clips, ${failed} not ready; load ${load()}`);
    tellShare(ends, 'p50', 'etaP50');
    tellShare(ends, 'p90', 'etaP90');
  }
  console.log('all rounds:');
  const verdicts = [tellShare(all, 'p50', 'etaP50'), tellShare(all, 'p90', 'etaP90')];
  process.exitCode = verdicts.includes(false) ? 1 : 0;
} finally {
  await studio.stop();
}
