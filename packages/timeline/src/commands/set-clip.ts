import { ok, type Result } from '@kinora/contracts';
import type { Clip, ClipFields, CommandNamed, Refusal } from '@kinora/contracts/timeline';

import { clipShapeProblem, isClip, isMediaClip } from '../problems/clip-problems.ts';
import type { Draft, Outcome } from '../rules/draft.ts';
import { takesWithCurrent, withTake } from '../rules/takes.ts';
import { refuse, targetsOf } from '../rules/targets.ts';

const FIELDS = ['name', 'gain', 'keepPitch', 'fadeIn', 'fadeOut', 'frame', 'text', 'look', 'effects'] as const;

const invalid = (problem: string, id: string) =>
  refuse('invalid-document', { clipId: id, problems: [{ problem, id }] });

/** A clip with the given fields; a field of another kind is refused. */
function withFields(clip: Clip, command: ClipFields): Result<Clip, Refusal> {
  const next: Record<string, unknown> = { ...clip };
  for (const name of FIELDS) {
    if (command[name] === undefined) continue;
    if (!(name in clip)) return invalid('wrong-kind', clip.id);
    next[name] = command[name];
  }
  return isClip(next) ? ok(next) : invalid(clipShapeProblem(next) ?? 'bad-shape', clip.id);
}

export function setClip(draft: Draft, command: CommandNamed<'setClip'>): Outcome {
  const targets = targetsOf(draft.base, [command.clipId], []);
  if (!targets.ok) return targets;
  const clip = targets.value[0]?.clip;
  const changed = clip ? withFields(clip, command) : refuse('unknown-id');
  if (!clip || !changed.ok) return changed.ok ? refuse('unknown-id') : changed;
  const { activeTake } = command;
  let next = changed.value;
  if (activeTake !== undefined) {
    if (!isMediaClip(next)) return invalid('wrong-kind', clip.id);
    const taken = withTake(draft, next, { takes: takesWithCurrent(next), activeTake });
    if (!taken.ok) return taken;
    next = taken.value;
  }
  draft.put(clip, next);
  return ok([clip.id]);
}
