import { fail, ok, type Result } from '@kinora/contracts';
import type { KeyProvider, OtherClip } from '@kinora/contracts/creations';

import { routedBy, type OwnKeyDeps } from '../routing/own-keys.ts';
import type { CheckedRequest, ClipRequestInput, RequestDeps } from './checked-request.ts';
import { checkRequest } from './clip-request.ts';
import { checkList, type CheckedList, type ListedInput, type ListProblem } from './prompt-list.ts';
import { asTrial, type NoTrial, type TrialDeps, type TrialRequest } from './trial-request.ts';

export interface SubmissionDeps extends RequestDeps, TrialDeps, Pick<OwnKeyDeps, 'keyKinds'> {}

export interface RequestedClips extends ListedInput {
  /** The same again, by other models or with other seeds. */
  readonly others?: readonly OtherClip[] | undefined;
  /** As a free trial of its effect. */
  readonly trial?: boolean | undefined;
  /** With the member's own key of this provider. */
  readonly ownKey?: KeyProvider | undefined;
}

type OwnKeyed<Checked> = Checked & { readonly ownKey?: KeyProvider | undefined };

/** An order that can be made. */
export interface CheckedSubmission {
  /** The first clips, which are all but those of `others`. */
  readonly first: OwnKeyed<CheckedList> & Partial<Pick<TrialRequest, 'trial'>>;
  /** One clip each. */
  readonly others: readonly OwnKeyed<CheckedRequest>[];
  /** Clips in all, and credits for all of them. */
  readonly count: number;
  readonly cost: number;
}

type OrderRefusal = ListProblem | NoTrial;

const invalid = (fields: Readonly<Record<string, string>>) => fail({ reason: 'invalid', details: { fields } } as const);

/** With an own key its provider makes the clip, nobody else, and sends the bill to the member. */
const routedWith = (deps: SubmissionDeps, ownKey: KeyProvider | undefined): RequestDeps =>
  ownKey === undefined ? deps : { ...deps, routed: routedBy(deps.keyKinds[ownKey]) };

function paidWith<Checked extends CheckedRequest>(
  checked: Checked,
  ownKey: KeyProvider | undefined,
): OwnKeyed<Checked> {
  return ownKey === undefined ? checked : { ...checked, price: 0, ownKey };
}

function checkFirst(
  { others: _others, ownKey, trial = false, ...listed }: RequestedClips,
  deps: SubmissionDeps,
): Result<CheckedSubmission['first'], OrderRefusal> {
  const checked = checkList(listed, routedWith(deps, ownKey));
  if (!checked.ok) return checked;
  const first = paidWith(checked.value, ownKey);
  if (!trial || ownKey !== undefined) return ok(first);
  const free = asTrial(first, deps);
  return free.ok ? ok({ ...first, ...free.value }) : free;
}

/** Whether an order is one clip of one prompt, which others can be compared with. */
const isComparable = ({ count, mode, prompts, trial = false }: RequestedClips): boolean =>
  count === 1 && mode !== 'effect' && prompts === undefined && !trial;

function checkOthers({ mode, others = [] }: Pick<ClipRequestInput, 'mode'> & RequestedClips, deps: SubmissionDeps) {
  const checked: OwnKeyed<CheckedRequest>[] = [];
  for (const [at, { input, model, ownKey }] of others.entries()) {
    const one = checkRequest({ model, mode, input }, routedWith(deps, ownKey));
    if (!one.ok) {
      const { details, reason } = one.failure;
      return fail({ reason, details: { ...details, line: at + 2 } });
    }
    checked.push(paidWith(one.value, ownKey));
  }
  return ok(checked);
}

/** Checks and prices every clip of an order. */
export function checkSubmission(asked: RequestedClips, deps: SubmissionDeps): Result<CheckedSubmission, OrderRefusal> {
  if (asked.others !== undefined && !isComparable(asked)) return invalid({ others: 'not-supported' });
  const first = checkFirst(asked, deps);
  if (!first.ok) return first;
  const others = checkOthers(asked, deps);
  if (!others.ok) return others;
  const cost = others.value.reduce((sum, { price }) => sum + price, first.value.price * first.value.count);
  return ok({ first: first.value, others: others.value, count: first.value.count + others.value.length, cost });
}
