import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type CatalogueMode, defaultChoices, findMode } from '@kinora/contracts/catalogue';

import { createOutbound } from '../outbound/create-outbound.ts';
import type { RemoteOptions } from '../remote-options.ts';
import type { Offer, Operation, RemoteProvider } from '../remote-provider.ts';
import { startSimulator, type Simulator } from '../simulators/start-simulator.ts';
import type { Wire } from '../simulators/wire.ts';
import type { ClipFiles, ClipRequest } from '../video-provider.ts';

/** What a run of the suite needs to know. */
export interface RemoteUnderTest {
  readonly wire: Wire;
  readonly create: (options: RemoteOptions) => RemoteProvider;
  /** For a service that makes whatever it is asked for: it neither declines nor keeps anything back. */
  readonly hasNoRefusals?: boolean;
  /** What every job comes to; a few bytes by default. */
  readonly film?: Buffer;
}

export const FILM = Buffer.from('the bytes of a film, which nobody looks at here');
/** Until the suite gives up on an answer that never comes, and on one that a busy machine owes. */
const SILENCE_MS = 400;
const PATIENCE_MS = 20_000;
export const KEY = '0196f0a0-0000-7000-8000-000000000001';

function filesFor({ files = [], referencesMax = 0 }: Partial<CatalogueMode>, folder: string): ClipFiles {
  const picture = join(folder, 'picture.webp');
  writeFileSync(picture, 'RIFF....WEBP');
  const video = join(folder, 'video.mp4');
  writeFileSync(video, '....ftypmp42');
  const named = files.map((field) => [field, field === 'video' ? video : picture]);
  return Object.fromEntries(referencesMax > 0 ? [...named, ['reference-1', picture]] : named);
}

const firstOffer = ({ offers: [first] }: RemoteProvider): Offer => {
  if (!first) throw new Error('a provider offers something');
  return first;
};

/** A simulator, a provider that asks it, and a request for each of its offers. */
export async function openRemote({ create, film = FILM, wire }: RemoteUnderTest) {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-remote-'));
  const simulator: Simulator = await startSimulator(wire, { film: () => film });
  const outbound = createOutbound({ ownHosts: [simulator.host] });
  const options = {
    outbound,
    key: simulator.key,
    base: simulator.base + (wire.path ?? ''),
    hookSecret: simulator.key,
  };
  const provider = create({ ...options, timeoutMs: PATIENCE_MS });
  let impatient: RemoteProvider | undefined;
  /** The provider that is to meet a fault; none waits long for an answer that never comes. */
  const facing = (fault: string): RemoteProvider => {
    if (fault !== 'silent') return provider;
    impatient ??= create({ ...options, timeoutMs: SILENCE_MS });
    return impatient;
  };
  const requestFor = (offer: Offer): ClipRequest => {
    const mode = findMode(offer.model, offer.mode);
    const choices = mode ? defaultChoices(mode) : {};
    const files = filesFor(mode ?? {}, folder);
    return {
      id: '0196f0a0-0000-7000-8000-00000000000c',
      model: offer.model,
      mode: offer.mode,
      input: { ...Object.fromEntries(Object.entries(choices)), prompt: 'a paper boat on a storm at night' },
      files,
      ...(files.video !== undefined && { video: { width: 1280, height: 720, seconds: 5 } }),
      watermark: false,
    };
  };
  const request = () => requestFor(firstOffer(provider));
  const begin = (key = KEY) => provider.start(request(), { key });
  const beginFacing = (fault: string) => facing(fault).start(request(), { key: KEY });
  const started = async (): Promise<Operation> => {
    const result = await begin();
    if (!result.ok) throw new Error(`not started: ${result.failure.detail}`);
    return result.value;
  };
  const close = async () => {
    provider.close?.();
    impatient?.close?.();
    outbound.close();
    await simulator.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, outbound, provider, facing, requestFor, request, begin, beginFacing, started, simulator, close };
}

export type RemoteBench = Awaited<ReturnType<typeof openRemote>>;
/** The bench of the test that runs. */
export type BenchOf = () => RemoteBench;
