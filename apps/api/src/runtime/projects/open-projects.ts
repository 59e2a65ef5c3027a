import { exportTimeline } from '@kinora/media-node';

import { createPostgresExports } from '../../adapters/postgres/projects/postgres-exports.ts';
import { createPostgresProjectMedia } from '../../adapters/postgres/projects/postgres-project-media.ts';
import { createPostgresProjects } from '../../adapters/postgres/projects/postgres-projects.ts';
import type { Exports } from '../../domain/projects/exports.ts';
import type { ProjectMediaStore } from '../../domain/projects/project-media.ts';
import type { Projects } from '../../domain/projects/projects.ts';
import type { Foundation } from '../foundation.ts';

/** Timelines, what they are made from, and films made of them. */
export interface OpenProjects {
  /** Draws exports in a process beside the clips. */
  readonly exporter: typeof exportTimeline;
  readonly exports: Exports;
  readonly projectMedia: ProjectMediaStore;
  readonly projects: Projects;
}

export function openProjects({ db, env, signer }: Foundation): OpenProjects {
  return {
    exporter: (film, options) => exportTimeline(film, { ...options, signer, ffmpegPath: env.ffmpegPath }),
    exports: createPostgresExports(db),
    projectMedia: createPostgresProjectMedia(db),
    projects: createPostgresProjects(db),
  };
}
