import { TIMELINE_REFUSALS, type Command, type Edit, type TimelineDocument } from '@kinora/contracts/timeline';
import { atNight } from '@kinora/vitest-config/nightly';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { applyEdit, revertEdit } from '../edits/apply-edit.ts';
import { countedIds, someMedia } from '../fixtures.ts';
import { problemsOf } from '../problems/problems-of.ts';
import { anyCommand, CHAIN } from '../testing/any-command.ts';
import { someStart } from '../testing/start-documents.ts';
import { run } from './run.ts';

const CHAINS = atNight(2500, 75);

interface Step {
  readonly before: string;
  readonly edit: Edit;
  readonly after: string;
}

/** A document after one command of a chain, and what is there to go back and forth. */
function stepOf(document: TimelineDocument, command: Command, makeId: () => string) {
  const result = run(document, command, { media: someMedia, makeId });
  if (!result.ok) return null;
  const after = applyEdit(document, result.value);
  return { document: after, edit: result.value };
}

function checkStep(before: TimelineDocument, { document, edit }: { document: TimelineDocument; edit: Edit }): Step {
  const step = { before: JSON.stringify(before), edit, after: JSON.stringify(document) };
  expect(problemsOf(document, someMedia)).toEqual([]);
  const back = revertEdit(document, edit);
  expect(JSON.stringify(back)).toBe(step.before);
  expect(JSON.stringify(applyEdit(back, edit))).toBe(step.after);
  return step;
}

describe('any chain of commands', () => {
  it('is sound after each, undone and redone to the byte, from a reloaded document too', () => {
    const check = fc.property(fc.constantFrom(...someStart), fc.array(anyCommand, CHAIN), (start, commands) => {
      const makeId = countedIds('new');
      const steps: Step[] = [];
      let document = start;
      for (const makeCommand of commands) {
        const command = makeCommand(document);
        const step = stepOf(document, command, makeId);
        if (!step) continue;
        steps.push(checkStep(document, step));
        document = step.document;
      }
      let back = JSON.parse(JSON.stringify(document));
      for (const { before, edit } of steps.toReversed()) {
        back = revertEdit(back, JSON.parse(JSON.stringify(edit)));
        expect(JSON.stringify(back)).toBe(before);
      }
      for (const { after, edit } of steps) {
        back = applyEdit(back, edit);
        expect(JSON.stringify(back)).toBe(after);
      }
    });
    fc.assert(check, { numRuns: CHAINS });
  });
});

describe('the commands of these chains', () => {
  it('are all done, many times over', () => {
    const done = new Set<string>();
    const chains = fc.sample(fc.tuple(fc.constantFrom(...someStart), fc.array(anyCommand, CHAIN)), {
      seed: 1,
      numRuns: 40,
    });
    for (const [start, commands] of chains) {
      const makeId = countedIds('new');
      commands.reduce((document, makeCommand) => {
        const step = stepOf(document, makeCommand(document), makeId);
        if (step) done.add(step.edit.label);
        return step?.document ?? document;
      }, start);
    }
    expect(someOps.filter((op) => !done.has(op))).toEqual([]);
  });
});

describe('anything at all', () => {
  const words = fc.constantFrom(
    'clip',
    'video',
    'audio',
    'start',
    'overwrite',
    'op',
    'split',
    'move',
    'insert',
    'batch',
  );
  const value = fc.anything({
    key: words,
    values: [fc.double(), fc.integer(), words, fc.constant(null), fc.boolean()],
  });

  it('as a command is refused or done, never thrown at', () => {
    const ops = fc.constantFrom(...someOps, ...NO_OPS);
    const check = fc.property(
      fc.constantFrom(...someStart),
      ops,
      fc.dictionary(fc.constantFrom(...FIELDS), value),
      (start, op, fields) => {
        const result = run(start, { ...fields, op } as Command, { media: someMedia, makeId: countedIds('new') });
        const problems = result.ok ? problemsOf(applyEdit(start, result.value), someMedia) : [];
        const reasons: readonly string[] = result.ok ? [] : [result.failure.reason];
        expect(problems).toEqual([]);
        expect(TIMELINE_REFUSALS).toEqual(expect.arrayContaining([...reasons]));
      },
    );
    fc.assert(check, { numRuns: atNight(20_000, 1000) });
  });

  it('as a document is refused', () => {
    const check = fc.property(
      value,
      fc.array(anyCommand, { minLength: 1, maxLength: 1 }),
      (document, [makeCommand]) => {
        const [start] = someStart;
        if (!start || !makeCommand) return;
        const command = makeCommand(start);
        const result = run(document as TimelineDocument, command, { media: someMedia, makeId: countedIds('new') });
        expect(result).toMatchObject({ ok: false, failure: { reason: 'invalid-document' } });
      },
    );
    fc.assert(check);
  });
});

const FIELDS = [
  'clipId clipIds at delta side exact leftId rightId trackDelta clip trackId mode mediaId scope speed ripple clips kind',
  'index name gain hidden locked muted solo id duration time label colour start end property value ease to text rate',
  'width height background commands frame look effects fadeIn fadeOut activeTake keepPitch',
].flatMap((line) => line.split(' '));
const someOps = [
  'split trim rippleTrim roll slip slide move insert replaceMedia lift rippleDelete liftRange extractRange closeGap',
  'setSpeed reverse freezeFrame duplicate copy paste link unlink group ungroup addTrack removeTrack setTrack',
  'reorderTrack addTransition setTransition removeTransition addMarker setMarker removeMarker setRange setClip addKey',
  'moveKey removeKey importSrt setProject batch',
].flatMap((line) => line.split(' '));
const NO_OPS = ['toString', 'constructor', '__proto__'];
