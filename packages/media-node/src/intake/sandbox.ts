import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

const MEBIBYTE = 1_048_576;
/**
 * Of an intake process. Node and FFmpeg reserve 1.3 GB of addresses before they do anything; what counts is that a
 * header cannot ask for more than the rest at once, before the next look at the resident size.
 */
const LIMITS = ['--as=4294967296', '--cpu=900', `--fsize=${String(256 * MEBIBYTE)}`, '--core=0', '--nofile=256'];

/** The first that the machine allows; both leave a process without any network, not even its own. */
const WITHOUT_NETWORK = [
  ['unshare', '--net', '--'],
  ['unshare', '--user', '--map-root-user', '--net', '--'],
];

let found: Promise<readonly string[]> | undefined;

/**
 * The programs that start an intake process with less than its parent may: `prlimit` of util-linux, and `unshare`
 * where it may be used. Nothing on other systems; there the timer and the watch on its size remain.
 */
export function sandbox(): Promise<readonly string[]> {
  found ??= process.platform === 'linux' ? probeSandbox() : Promise.resolve([]);
  return found;
}

async function probeSandbox(): Promise<readonly string[]> {
  const limits = ['prlimit', ...LIMITS];
  const works = await Promise.all([...WITHOUT_NETWORK, limits].map((launcher) => isUsable(launcher)));
  const isolation = WITHOUT_NETWORK.find((_, index) => works[index]) ?? [];
  return [...isolation, ...(works.at(-1) === true ? limits : [])];
}

async function isUsable([program = '', ...rest]: readonly string[]): Promise<boolean> {
  try {
    await run(program, [...rest, 'true'], { timeout: 5000 });
    return true;
  } catch {
    return false;
  }
}
