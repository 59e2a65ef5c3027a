import { fail, ok } from '@kinora/contracts';
import type { ModelRoute } from '@kinora/contracts/catalogue';
import type { Creation } from '@kinora/contracts/creations';
import { noInput } from '@kinora/contracts/identity-schemas';
import { createInput, creationById, moveInput, pageInput, retryInput } from '@kinora/contracts/schemas';

import { retryCreation } from '../../app/creations/retry-creation.ts';
import { submitCreations, type SubmitDeps, type SubmittedClips } from '../../app/creations/submit-creations.ts';
import type { CreationRecord } from '../../domain/creations/creation.ts';
import { dayIn } from '../../domain/creations/day-in.ts';
import { trialsLeft, type Trials } from '../../domain/creations/trials.ts';
import { memberIdOf } from '../identity/visitor.ts';
import { route } from '../route.ts';

export interface CreationRouteDeps extends SubmitDeps {
  /** Turns records into what the contract reads. */
  readonly present: (records: readonly CreationRecord[]) => Promise<Creation[]>;
  /** Keeps when they are said to be ready. */
  readonly keepTold: (records: readonly CreationRecord[]) => Promise<void>;
  readonly routes: () => readonly ModelRoute[];
  readonly trials: Trials;
}

const PAGE = 20;
/** As many of the longest prompts as one order may have, in letters that take most room. */
const LIST_BYTES = 512 * 1024;

async function one({ present }: CreationRouteDeps, record: CreationRecord): Promise<Creation> {
  const [creation] = await present([record]);
  if (!creation) throw new Error('a record was not presented');
  return creation;
}

async function created({ present, keepTold }: CreationRouteDeps, { creations, quote, balance }: SubmittedClips) {
  const answer = { creations: await present(creations), quote, balance };
  // The clips are asked for, whatever becomes of what was told about them.
  await keepTold(creations).catch(() => undefined);
  return ok(answer);
}

function makingRoutes(deps: CreationRouteDeps) {
  return [
    route('createCreations', {
      access: 'member',
      schema: createInput,
      bodyBytes: LIST_BYTES,
      handle: async ({ gold_coins: expected, idempotencyKey: key, ...asked }, visitor) => {
        const result = await submitCreations(deps, { ...asked, expected, key, memberId: memberIdOf(visitor) });
        return result.ok ? created(deps, result.value) : result;
      },
    }),
    route('retryCreation', {
      access: 'member',
      schema: retryInput,
      handle: async ({ id, gold_coins: expected, idempotencyKey: key }, visitor) => {
        const result = await retryCreation(deps, { id, expected, key, memberId: memberIdOf(visitor) });
        return result.ok ? created(deps, result.value) : result;
      },
    }),
  ];
}

function readingRoutes(deps: CreationRouteDeps) {
  const { creations, present } = deps;
  return [
    route('listCreations', {
      access: 'member',
      schema: pageInput,
      handle: async ({ cursor, limit = PAGE }, visitor) => {
        const page = await creations.list(memberIdOf(visitor), { cursor, limit });
        return ok({ creations: await present(page.creations), next: page.next });
      },
    }),
    route('getCreation', {
      access: 'member',
      schema: creationById,
      handle: async ({ id }, visitor) => {
        const record = await creations.find(memberIdOf(visitor), id);
        return record ? ok(await one(deps, record)) : fail({ reason: 'unknown-creation' });
      },
    }),
    route('listTrials', {
      access: 'member',
      schema: noInput,
      handle: async (_none, visitor) => {
        const used = await deps.trials.used(memberIdOf(visitor), dayIn(deps.zone, deps.now()));
        return ok({ trials: trialsLeft(used) });
      },
    }),
    route('listRoutes', {
      access: 'anyone',
      schema: noInput,
      handle: () => Promise.resolve(ok({ routes: deps.routes() })),
    }),
  ];
}

/** The port says `unknown`, the contract says of what. */
const nameOf = <Failure extends string>(failure: Failure | 'unknown') =>
  failure === 'unknown' ? ('unknown-creation' as const) : failure;

function endingRoutes(deps: CreationRouteDeps) {
  return [
    route('cancelCreation', {
      access: 'member',
      schema: creationById,
      handle: async ({ id }, visitor) => {
        const result = await deps.creations.cancel(memberIdOf(visitor), id);
        return result.ok ? ok(await one(deps, result.value)) : fail({ reason: nameOf(result.failure) });
      },
    }),
    route('moveCreation', {
      access: 'member',
      schema: moveInput,
      handle: async ({ id, before }, visitor) => {
        const result = await deps.creations.move(memberIdOf(visitor), { id, before });
        if (!result.ok) return fail({ reason: nameOf(result.failure) });
        return ok({ creations: await deps.present(result.value) });
      },
    }),
    route('removeCreation', {
      access: 'member',
      schema: creationById,
      handle: async ({ id }, visitor) => {
        const result = await deps.creations.remove(memberIdOf(visitor), id);
        return result.ok ? result : fail({ reason: nameOf(result.failure) });
      },
    }),
  ];
}

/** Every call around creations. */
export function creationRoutes(deps: CreationRouteDeps) {
  return [...makingRoutes(deps), ...readingRoutes(deps), ...endingRoutes(deps)];
}
