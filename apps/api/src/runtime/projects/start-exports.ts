import { EXPORT_LANE } from '../../domain/projects/exports.ts';
import { makeExport } from '../../jobs/projects/make-export.ts';
import type { Runtime } from '../runtime.ts';
import { jobTools, startLanes } from '../start-lanes.ts';

/** Exports timelines, one at a time and beside the clips: one may take as long as many of those. */
export function startExports(runtime: Runtime) {
  const { creations, exporter, exports, files, projectMedia } = runtime;
  const deps = { ...jobTools(runtime), creations, exporter, exports, files, projectMedia };
  return startLanes(runtime, {
    name: 'export',
    lanes: [EXPORT_LANE],
    perform: (job, slot) => makeExport(deps, job, slot),
  });
}
