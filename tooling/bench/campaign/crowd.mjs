// Members who go on asking for clips, whatever happens to the servers.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { memberAt } from '../../../apps/api/src/testing/api-member.ts';
import { pick } from './dice.mjs';

const AGAIN_MS = 250;
/** Of one member that have not ended. */
const IN_FLIGHT = 2;
const BATCHES = [1, 1, 1, 2];
const CANCELLED = 0.12;
const PROMPTS = ['a paper boat on a storm at night', 'a red fox in the snow', 'a rocket over a ringed planet'];
const UNFINISHED = ['waiting', 'running'];

/** Asks until somebody answers: the same call each time, so that it may have been done before. */
async function withRetries(ask, patience) {
  for (;;) {
    if (patience.aborted) throw new Error('nobody answered any more');
    try {
      const answer = await ask();
      // 500 is what a call that lost its database may say; 503 and 429 ask for patience.
      if (![429, 500, 503].includes(answer.code)) return answer;
    } catch {
      // Nobody was there, or the connection broke.
    }
    await sleep(AGAIN_MS);
  }
}

function orderOf(dice) {
  const count = pick(dice, BATCHES);
  const input = { prompt: pick(dice, PROMPTS), resolution: '360p', seconds: 3, seed: Math.floor(dice() * 1000) };
  return { input, count, gold_coins: 8 * count };
}

/** One order under one key, twice where the dice say so; cancelled again now and then. */
async function order(member, { dice, orders, patience }) {
  const key = randomUUID();
  const asked = orderOf(dice);
  const first = await withRetries(() => member.create(key, asked), patience);
  if (first.code !== 200) return first;
  const ids = first.data.creations.map(({ id }) => id);
  orders.push({ key, ids, count: asked.count });
  if (dice() < 0.2) {
    const second = await withRetries(() => member.create(key, asked), patience);
    const same = second.code === 200 && second.data.creations.map(({ id }) => id).join() === ids.join();
    if (!same) throw new Error(`a key was answered twice: ${ids.join()} and ${JSON.stringify(second)}`);
  }
  if (dice() < CANCELLED) await withRetries(() => member.call('cancelCreation', { id: ids[0] }), patience);
  return first;
}

async function untilRoom(member, { signal, patience }) {
  while (!signal.aborted) {
    const { code, data } = await withRetries(() => member.call('listCreations', { limit: 20 }), patience);
    if (code !== 200) throw new Error(`the list was refused with ${code}`);
    if (data.creations.filter(({ state }) => UNFINISHED.includes(state)).length < IN_FLIGHT) return;
    await sleep(AGAIN_MS);
  }
}

/** Orders until the signal; returns what was answered with yes, under its keys. `patience` ends even an open call. */
export async function keepOrdering({ base, token }, { dice, signal, patience }) {
  const member = memberAt(base, token);
  const orders = [];
  while (!signal.aborted) {
    await untilRoom(member, { signal, patience });
    if (signal.aborted) break;
    const { code, msg } = await order(member, { dice, orders, patience });
    if (code !== 200) throw new Error(`an order was refused: ${code} ${msg}`);
  }
  return orders;
}
