import { aCreation, aFailedCreation, aReadyCreation } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { stageViewOf, type StageChoice } from './stage-view.ts';

const choice = (chosen: readonly string[] = []): StageChoice => ({ batch: 'b', chosen, isPressed: false });
const ready = (id: string) => aReadyCreation({ id, batch: 'b' });
const waiting = (id: string) => aCreation({ id, batch: 'b' });
const failed = (id: string) => aFailedCreation('crashed', { id, batch: 'b' });
const kinds = (chosen: readonly string[], creations: Parameters<typeof stageViewOf>[1]) =>
  stageViewOf(choice(chosen), creations).kind;

describe('one clip', () => {
  it('takes the stage when it is ready, and leaves the preview alone before', () => {
    expect(kinds([], [waiting('1')])).toBe('preview');
    expect(kinds([], [ready('1')])).toBe('clip');
    expect(kinds([], [failed('1')])).toBe('preview');
  });

  it('leaves the stage when it is removed', () => {
    expect(kinds(['1'], [aReadyCreation({ id: '2', batch: 'other' })])).toBe('preview');
  });
});

describe('a batch', () => {
  it('stands there from the first moment, in the order it was asked for', () => {
    const view = stageViewOf(choice(), [waiting('3'), ready('2'), waiting('1')]);
    expect(view.kind === 'batch' && view.batch.map(({ id }) => id)).toEqual(['1', '2', '3']);
  });

  it('leaves the preview alone when nothing came of it', () => {
    expect(kinds([], [failed('1'), failed('2')])).toBe('preview');
  });

  it('shows the chosen clip, or two beside each other, as soon as they are ready', () => {
    const clips = [ready('1'), ready('2'), waiting('3')];
    expect([kinds(['1'], clips), kinds(['1', '2'], clips), kinds(['3'], clips)]).toEqual(['clip', 'group', 'batch']);
  });

  it('keeps the other one on the stage when one of two is removed', () => {
    expect(kinds(['1', '2'], [ready('2'), ready('3')])).toBe('clip');
  });
});

it('shows the preview where nothing was asked for', () => {
  expect(stageViewOf(null, [ready('1')])).toEqual({ kind: 'preview' });
});
