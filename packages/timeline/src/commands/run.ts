import { ok, type Result } from '@kinora/contracts';
import type { Change, Clip, Command, Edit, Refusal, TimelineDocument } from '@kinora/contracts/timeline';

import { applyChanges } from '../edits/apply-edit.ts';
import { markOwn, unsoundness } from '../problems/known-sound.ts';
import { openDraft, type CommandContext, type Draft, type Outcome } from '../rules/draft.ts';
import { settle } from '../rules/settle.ts';
import { refuse } from '../rules/targets.ts';
import { commandProblem } from './command-checks.ts';
import { HANDLERS } from './handlers.ts';

/** Batches within batches; deeper ones come from nobody who means well. */
const DEPTH_MAX = 8;

type Done = Result<Edit, Refusal>;

interface Start {
  readonly document: TimelineDocument;
  readonly context: CommandContext;
  readonly depth: number;
}

function runOne({ document, context }: Start, command: Exclude<Command, { op: 'batch' }>): Done {
  const draft = openDraft(document, context);
  // The handler is the one of this very command.
  const handle = HANDLERS[command.op] as (draft: Draft, command: Command) => Outcome;
  const outcome = handle(draft, command);
  if (!outcome.ok) return outcome;
  const refusal = settle(draft);
  if (refusal) return { ok: false, failure: refusal };
  const { changes, copied } = draft;
  if (changes.length === 0 && copied.length === 0) return refuse('nothing-to-do');
  const edit = { label: command.op, changes, selection: outcome.value };
  return ok(copied.length > 0 ? { ...edit, clips: copied } : edit);
}

/** Each command meets what those before it have made; one that is refused undoes all. */
function runAll(start: Start, commands: readonly Command[]): Done {
  const { context, depth } = start;
  const changes: Change[] = [];
  let { document } = start;
  let last: { selection: readonly string[]; clips?: readonly Clip[] } = { selection: [] };
  if (depth > DEPTH_MAX) return refuse('invalid-document', { problems: [{ problem: 'too-deep', id: null }] });
  for (const command of commands) {
    const done = plan({ document, context, depth: depth + 1 }, command);
    if (!done.ok) return done;
    document = applyChanges(document, done.value.changes);
    changes.push(...done.value.changes);
    last = { selection: done.value.selection, clips: done.value.clips ?? last.clips ?? [] };
  }
  if (changes.length === 0) return refuse('nothing-to-do');
  const edit = { label: 'batch', changes, selection: last.selection } as const;
  return ok(last.clips && last.clips.length > 0 ? { ...edit, clips: last.clips } : edit);
}

function plan(start: Start, command: Command): Done {
  const problem = commandProblem(command);
  if (problem) return refuse('invalid-document', { problems: [problem] });
  return command.op === 'batch' ? runAll(start, command.commands) : runOne(start, command);
}

/** What a command does to a document, as an edit to apply, or why it is not done. Neither may be what it says it is. */
export function run(document: TimelineDocument, command: Command, context: CommandContext): Done {
  const problems = unsoundness(document);
  if (problems.length > 0) return refuse('invalid-document', { problems });
  const done = plan({ document, context, depth: 0 }, command);
  if (done.ok) markOwn(done.value);
  return done;
}
