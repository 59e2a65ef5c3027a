import type { Clip, Command, EffectUse } from '@kinora/contracts/timeline';
import { clipById } from '@kinora/timeline';
import type { I18n } from '@lingui/core';
import { atom } from 'jotai';

import { addClipAtom } from '../new-clips/add-clip-atoms.ts';
import { effectUse } from '../new-clips/effect-use.ts';
import { newEffectClip } from '../new-clips/new-clip.ts';
import { runCommandAtom } from '../state/command-atoms.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { selectedClipsAtom } from '../state/selection-atoms.ts';
import { effectNameOf } from './effect-messages.ts';

/** Sounds have no picture that an effect could change. */
const takesEffects = (clip: Clip) => clip.kind !== 'audio';

/** The selected clips that an effect can lie on. */
export const effectTargetsAtom = atom((get) => get(selectedClipsAtom).filter(takesEffects));

const freshSeed = () => crypto.getRandomValues(new Uint16Array(1))[0] ?? 1;

interface Addition {
  readonly effect: string;
  readonly i18n: I18n;
}

/** Lays an effect on the selected clips; without any, on a track of its own over all below. */
export const addEffectAtom = atom(null, (get, set, { effect, i18n }: Addition) => {
  const targets = get(effectTargetsAtom);
  if (targets.length === 0) {
    set(addClipAtom, { clip: newEffectClip(effect, effectNameOf(effect, i18n)), mode: 'overwrite' });
    return;
  }
  const commands = targets.map(({ id, effects }): Command => ({
    op: 'setClip',
    clipId: id,
    effects: [...effects, effectUse(effect, freshSeed())],
  }));
  const [first, ...others] = commands;
  if (first) set(runCommandAtom, others.length === 0 ? first : { op: 'batch', commands });
});

interface EffectChange {
  readonly clipId: string;
  /** Which of the clip's effects. */
  readonly index: number;
  /** Null takes it off. */
  readonly change: Partial<EffectUse> | null;
}

/** Changes an effect of a clip. */
export const changeEffectAtom = atom(null, (get, set, { clipId, index, change }: EffectChange) => {
  const clip = clipById(get(documentAtom), clipId);
  if (!clip) return;
  const effects = clip.effects.flatMap((use, place) => {
    if (place !== index) return [use];
    return change ? [{ ...use, ...change }] : [];
  });
  set(runCommandAtom, { op: 'setClip', clipId, effects });
});
