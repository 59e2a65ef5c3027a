import { ok, type Result } from '@kinora/contracts';
import type { Change, Clip, Command, Edit, Refusal, TimelineDocument } from '@kinora/contracts/timeline';

import { applyChanges } from '../edits/apply-edit.ts';
import { trustEdit, documentProblems } from '../problems/checked-once.ts';
import { openDraft, type CommandContext, type Draft, type Outcome } from '../rules/draft.ts';
import { settle } from '../rules/settle.ts';
import { refuse } from '../rules/targets.ts';
import { commandProblem } from './command-checks.ts';
import { HANDLERS } from './handlers.ts';

/** How deep batches may be nested. */
const DEPTH_MAX = 8;

type Done = Result<Edit, Refusal>;

interface Start {
  readonly document: TimelineDocument;
  readonly context: CommandContext;
  readonly depth: number;
}

function runOne({ document, context }: Start, command: Exclude<Command, { op: 'batch' }>): Done {
  const draft = openDraft(document, context);
  // The table pairs each name with the handler of its own command.
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

/** Each command sees what those before it did; one refusal refuses all. */
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

/** Turns a command into an edit, or says why not. Document and command may be any value. */
export function run(document: TimelineDocument, command: Command, context: CommandContext): Done {
  const problems = documentProblems(document);
  if (problems.length > 0) return refuse('invalid-document', { problems });
  const done = plan({ document, context, depth: 0 }, command);
  if (done.ok) trustEdit(done.value);
  return done;
}
