import { fail, ok } from '@kinora/contracts';
import type { Creation } from '@kinora/contracts/creations';
import { exportInput } from '@kinora/contracts/schemas';

import { exportProject, type ExportDeps, type ExportProblem } from '../../app/projects/export-project.ts';
import { withinLimits, type LimitDeps } from '../../app/within-limits.ts';
import type { CreationRecord } from '../../domain/creations/creation.ts';
import { memberIdOf } from '../identity/visitor.ts';
import { refusedFor } from '../refused-for.ts';
import { route, type Refused } from '../route.ts';

export interface ExportRouteDeps extends ExportDeps, LimitDeps {
  /** Turns records into what the contract reads. */
  readonly present: (records: readonly CreationRecord[]) => Promise<Creation[]>;
}

function refused({ reason, ...details }: ExportProblem): Refused<ExportProblem['reason']> {
  return Object.keys(details).length > 0 ? { reason, details } : { reason };
}

/** The call that exports a project. */
export function exportRoutes(deps: ExportRouteDeps) {
  return [
    route('exportProject', {
      access: 'member',
      schema: exportInput,
      handle: async ({ idempotencyKey: key, ...request }, visitor) => {
        const memberId = memberIdOf(visitor);
        const admitted = await withinLimits(deps, 'export-project', visitor.caller({ email: memberId }));
        if (!admitted.ok) return fail(refusedFor(admitted.failure));
        const made = await exportProject(deps, { ...request, key, memberId });
        if (!made.ok) return fail(refused(made.failure));
        const [creation] = await deps.present([made.value]);
        if (!creation) throw new Error('a record was not presented');
        return ok(creation);
      },
    }),
  ];
}
