import { join } from 'node:path';

import type { VideoProvider } from '@kinora/video-providers';

import { createLocalProvider } from '../../adapters/creations/local-engine/local-provider.ts';
import { createPostgresCreationFeed } from '../../adapters/postgres/creations/postgres-creation-feed.ts';
import { createPostgresCreations } from '../../adapters/postgres/creations/postgres-creations.ts';
import { createPostgresReaders } from '../../adapters/postgres/creations/postgres-readers.ts';
import { createPostgresTrials } from '../../adapters/postgres/creations/postgres-trials.ts';
import type { CreationFeed, Creations } from '../../domain/creations/creation.ts';
import type { Readers } from '../../domain/creations/readers.ts';
import type { Trials } from '../../domain/creations/trials.ts';
import type { Foundation } from '../foundation.ts';

/** What is made, by whom, and who watches. */
export interface OpenCreations {
  readonly creations: Creations;
  readonly feed: CreationFeed;
  readonly providers: readonly VideoProvider[];
  readonly readers: Readers;
  readonly trials: Trials;
}

export function openCreations({ closers, db, env, listener, signer }: Foundation): OpenCreations {
  const feed = createPostgresCreationFeed(db, listener);
  closers.add(() => feed.close());
  const readers = createPostgresReaders(db);
  closers.add(() => readers.close());
  return {
    creations: createPostgresCreations(db),
    feed,
    providers: [createLocalProvider({ folder: join(env.home, 'work'), ffmpegPath: env.ffmpegPath, signer })],
    readers,
    trials: createPostgresTrials(db),
  };
}
