import type { CreationRouteDeps } from '../../http/creations/creation-routes.ts';
import { exportRoutes } from '../../http/projects/export-routes.ts';
import { projectRoutes } from '../../http/projects/project-routes.ts';
import { digest } from '../digest.ts';
import type { Runtime } from '../runtime.ts';

/** The calls of timelines and of films made of them. */
export function projectParts(runtime: Runtime, present: CreationRouteDeps['present']) {
  return [...projectRoutes(runtime), ...exportRoutes({ ...runtime, digest, present, now: Date.now })];
}
