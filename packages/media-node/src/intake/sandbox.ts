import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { UploadUse } from '@kinora/contracts/uploads';

const run = promisify(execFile);

const MEBIBYTE = 1_048_576;
/**
 * Of any intake process. Node and FFmpeg reserve 1.3 GB of addresses before they do anything; what counts is that a
 * header cannot ask for more than the rest at once, before the next look at the resident size.
 */
const LIMITS = ['--as=4294967296', '--core=0', '--nofile=256'];
/** Seconds of processor, and bytes of a file: 20 minutes of 1080p at 60 frames a second stay below it. */
const LIMITS_BY_USE: Readonly<Record<UploadUse, readonly string[]>> = {
  creation: ['--cpu=900', `--fsize=${String(256 * MEBIBYTE)}`],
  timeline: ['--cpu=21600', `--fsize=${String(2048 * MEBIBYTE)}`],
};

/** The first that the machine allows; both leave a process without any network, not even its own. */
const WITHOUT_NETWORK = [
  ['unshare', '--net', '--'],
  ['unshare', '--user', '--map-root-user', '--net', '--'],
];

interface Launchers {
  readonly isolation: readonly string[];
  readonly canLimit: boolean;
}

let found: Promise<Launchers> | undefined;

/**
 * The programs that start an intake process with less than its parent may: `prlimit` of util-linux, and `unshare`
 * where it may be used. Nothing on other systems; there the timer and the watch on its size remain.
 */
export async function sandbox(use: UploadUse): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  found ??= probeSandbox();
  const { canLimit, isolation } = await found;
  return [...isolation, ...(canLimit ? ['prlimit', ...LIMITS, ...LIMITS_BY_USE[use]] : [])];
}

async function probeSandbox(): Promise<Launchers> {
  const limits = ['prlimit', ...LIMITS, ...LIMITS_BY_USE.timeline];
  const works = await Promise.all([...WITHOUT_NETWORK, limits].map((launcher) => isUsable(launcher)));
  const isolation = WITHOUT_NETWORK.find((_, index) => works[index]) ?? [];
  return { isolation, canLimit: works.at(-1) === true };
}

async function isUsable([program = '', ...rest]: readonly string[]): Promise<boolean> {
  try {
    await run(program, [...rest, 'true'], { timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}
