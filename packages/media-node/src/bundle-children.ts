import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';

import type { BuildOptions, Metafile } from 'esbuild';

/** What a bundle was made of: names, times and sizes, by which is known whether it is still the same. */
interface Manifest {
  readonly folder: string;
  readonly inputs: readonly Stamp[];
}

interface Stamp {
  readonly file: string;
  /** Epoch milliseconds. */
  readonly changedAt: number;
  readonly bytes: number;
}

export interface BundleOptions {
  /** Names of the programs and their source files. */
  readonly entries: Readonly<Record<string, string>>;
  /** Where bundles are kept; packages they import must be found from there. */
  readonly cache: string;
}

/** Processes that run an older bundle load parts of it by need, so it stays for a while. */
const KEEP_MS = 24 * 3_600_000;

/**
 * Puts programs together that run from source, each with all it imports, and returns the folder of `name.mjs`. Eight
 * hundred files of TypeScript take a second to load, and every render starts with that; a bundle takes a fifth. One
 * that was made of the same files is used again. `null` where esbuild is not installed: run the source then.
 */
export async function bundleChildren({ cache, entries }: BundleOptions): Promise<string | null> {
  const manifestFile = join(cache, 'manifest.json');
  const known = await usable(manifestFile);
  if (known !== null) return known;
  const esbuild = await import('esbuild').catch(() => null);
  if (esbuild === null) return null;
  await mkdir(cache, { recursive: true });
  await forgetOld(cache);
  const folder = await mkdtemp(join(cache, 'bundle-'));
  const startedAt = Date.now();
  const { metafile } = await esbuild.build({ ...OPTIONS, entryPoints: { ...entries }, outdir: folder, metafile: true });
  const manifest: Manifest = { folder: relative(cache, folder), inputs: await stampsOf(metafile) };
  // What was written meanwhile may have been read before.
  if (manifest.inputs.some(({ changedAt }) => changedAt >= startedAt)) return folder;
  const draft = join(folder, 'manifest.json');
  await writeFile(draft, JSON.stringify(manifest));
  await rename(draft, manifestFile);
  return folder;
}

const OPTIONS = {
  bundle: true,
  // Parts that are loaded by need stay parts of their own.
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: `node${process.versions.node}`,
  conditions: ['@kinora/source'],
  outExtension: { '.js': '.mjs' },
  // Ours are bundled; libraries, and files found by their package, stay where they are.
  plugins: [
    {
      name: 'libraries',
      setup: (build) =>
        build.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
          kind === 'entry-point' || path.startsWith('@kinora/') ? undefined : { path, external: true },
        ),
    },
  ],
  logLevel: 'silent',
} satisfies BuildOptions;

async function stampOf(file: string): Promise<Stamp> {
  const { mtimeMs, size } = await stat(file);
  return { file, changedAt: mtimeMs, bytes: size };
}

/** esbuild names files from the folder it works in. */
const stampsOf = ({ inputs }: Metafile) => Promise.all(Object.keys(inputs).map((file) => stampOf(resolve(file))));

/** The folder of the last bundle, if it is there and nothing it was made of has changed. */
async function usable(manifestFile: string): Promise<string | null> {
  try {
    // Only `bundleChildren` writes it.
    const { folder, inputs } = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
    const bundle = resolve(manifestFile, '..', folder);
    await stat(bundle);
    const isSame = await Promise.all(
      inputs.map(async (input) => JSON.stringify(await stampOf(input.file)) === JSON.stringify(input)),
    );
    return isSame.every(Boolean) ? bundle : null;
  } catch {
    return null;
  }
}

async function forgetOld(cache: string): Promise<void> {
  for (const name of await readdir(cache)) {
    const bundle = join(cache, name);
    const { mtimeMs } = await stat(bundle);
    if (name.startsWith('bundle-') && Date.now() - mtimeMs > KEEP_MS)
      await rm(bundle, { recursive: true, force: true });
  }
}
