import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import { performJob } from '../child/perform-job.ts';
import { chooseCodec } from '../codec/choose-codec.ts';
import type { CodecPort } from '../codec/codec-port.ts';
import { renderClip, type RenderedClip, type RenderOptions } from '../render-clip.ts';
import { aSceneJob, aWatch, jobFiles } from './a-job.ts';
import { readClip } from './pictures.ts';
import { aTinyPlan } from './tiny-plan.ts';

/** What happens to a job while it draws. */
type Fate = 'cancelled' | 'killed' | 'out-of-memory' | 'undisturbed';

/** How a job ended: what its files show, or why there are none. */
export interface Ending {
  readonly fate: Fate;
  readonly name: string;
  /** SHA-256 of every frame of clip, master and proxy and of sprite and peaks; `null` when it failed. */
  readonly pictures: string | null;
  readonly failure: string | null;
}

interface Run {
  readonly folder: string;
  readonly fates: readonly Fate[];
  /** How many processes draw at the same time. */
  readonly atOnce: number;
}

/** Enough frames for something to happen meanwhile; little sound, which is made before them. */
const LONG = { frames: 480 };
const SMALL_MEMORY = 60 * 1_048_576;

/** Renders clips side by side, some of which meet their fate; undisturbed ones draw one of two plans by turns. */
export async function runInterrupted({ atOnce, fates, folder }: Run): Promise<Ending[]> {
  const codec = await reader();
  const waiting = [...fates.entries()];
  const endings: Ending[] = [];
  async function work() {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [index, fate] = next;
      endings.push(await meet(fate, { index, folder, codec }));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  return endings.toSorted((one, two) => Number(one.name) - Number(two.name));
}

async function reader(): Promise<CodecPort> {
  const choice = await chooseCodec(undefined);
  if (!choice.ok) throw new Error(choice.failure);
  return choice.value;
}

interface Place {
  readonly index: number;
  readonly folder: string;
  readonly codec: CodecPort;
}

async function meet(fate: Fate, { codec, folder, index }: Place): Promise<Ending> {
  const name = String(index);
  const plan = aTinyPlan(fate === 'undisturbed' ? { seed: index % 2 } : LONG);
  const result = await renderClip(plan, { ...optionsFor(fate), folder, name, extras: ['peaks', 'proxy', 'sprite'] });
  if (!result.ok) return { fate, name, pictures: null, failure: result.failure.kind };
  return { fate, name, pictures: await picturesOf(codec, result.value), failure: null };
}

function optionsFor(fate: Fate): Pick<RenderOptions, 'memoryBytes' | 'onProgress' | 'onStart' | 'signal'> {
  if (fate === 'undisturbed') return {};
  if (fate === 'out-of-memory') return { memoryBytes: SMALL_MEMORY };
  const stopping = new AbortController();
  let drawing = 0;
  const strike = () => (fate === 'cancelled' ? stopping.abort() : process.kill(drawing, 'SIGKILL'));
  return {
    signal: stopping.signal,
    onStart: (id) => {
      drawing = id;
    },
    onProgress: ({ frame }) => (frame === 3 ? strike() : undefined),
  };
}

const pathOf = (file: { path: string } | null) => file?.path ?? 'it is missing';

async function picturesOf(codec: CodecPort, { clip, master, peaks, proxy, sprite }: RenderedClip): Promise<string> {
  return hashOf(codec, { clips: [clip, master, proxy].map(pathOf), others: [sprite, peaks].map(pathOf) });
}

async function hashOf(codec: CodecPort, { clips, others }: { clips: string[]; others: string[] }): Promise<string> {
  const hash = createHash('sha256');
  for (const clip of clips) for (const { data } of await readClip(codec, clip)) hash.update(data);
  for (const file of others) hash.update(await readFile(file));
  return hash.digest('hex');
}

/** What an undisturbed job shows that is drawn in this process, with nothing beside it. */
export async function drawAlone(folder: string, seed: number): Promise<string> {
  const files = {
    ...jobFiles(folder, ['master', 'peaks', 'poster', 'proxy', 'sprite']),
    ...jobFiles(folder, ['clip']),
  };
  const result = await performJob(aSceneJob(folder, { plan: aTinyPlan({ seed }), files }), aWatch());
  if (!result.ok) throw new Error(result.failure.detail);
  const { clip, master, peaks, proxy, sprite } = files;
  return hashOf(await reader(), {
    clips: [clip, master, proxy].map(({ file }) => file),
    others: [sprite, peaks].map(({ file }) => file),
  });
}
