import type { KeptHead, KeptProject, KeptStep } from '@kinora/browser/projects';
import type { ProjectVersion } from '@kinora/contracts/projects';
import type { TimelineDocument } from '@kinora/contracts/timeline';

import { STEPS_MAX, type History } from '../state/document-atoms.ts';
import { historyOf, ownDocument, soundSteps, unsavedOf, withSteps } from './kept-history.ts';

/** A project as the editor goes on with it. */
export interface OpenedProject {
  readonly document: TimelineDocument;
  readonly history: History;
  /** What this browser is to keep of it from now on. */
  readonly kept: KeptProject & { readonly head: KeptHead };
}

interface Parts {
  readonly document: TimelineDocument;
  readonly head: Pick<KeptHead, 'revision' | 'saved' | 'sending'>;
  readonly steps: readonly KeptStep[];
}

/** Goes on with a document, what was done to it and where the server is. */
export function openedAs({ document, head, steps }: Parts): OpenedProject {
  const sound = soundSteps(steps);
  // Unsaved ones stay, however many they are.
  const some = sound.slice(
    Math.min(Math.max(0, sound.length - STEPS_MAX), sound.length - unsavedCount(sound, head.saved)),
  );
  const documentAt = Math.max(head.saved, steps.at(-1)?.sequence ?? 0);
  return {
    document,
    history: historyOf(some),
    kept: { head: { ...head, document, documentAt }, steps: some },
  };
}

const unsavedCount = (steps: readonly KeptStep[], saved: number): number =>
  steps.filter(({ sequence }) => sequence > saved).length;

/** What is kept here on top of what the server has: its document may be one that holds a part of it already. */
export function openOn(kept: KeptProject, server: ProjectVersion): OpenedProject {
  const { head, steps } = kept;
  const { revision, document } = server;
  const unsaved = unsavedOf(kept);
  if (head?.revision === revision) {
    return openedAs({ document: withSteps(document, unsaved), head, steps });
  }
  const saved = steps.at(-1)?.sequence ?? head?.saved ?? 0;
  const own = ownDocument(kept);
  if (!head || !own || unsaved.length === 0) {
    return openedAs({ document, head: { revision, saved, sending: null }, steps: [] });
  }
  // Either what was sent last arrived without an answer, or another was faster: the next attempt to save tells which.
  return openedAs({ document: own, head, steps });
}

/** What this browser has, while the server does not answer; null where that isn't everything. */
export function openAlone(kept: KeptProject): OpenedProject | null {
  const document = ownDocument(kept);
  return document && kept.head ? openedAs({ document, head: kept.head, steps: kept.steps }) : null;
}

/** A project that only this browser has. */
export const openFresh = (document: TimelineDocument, revision = 0): OpenedProject =>
  openedAs({ document, head: { revision, saved: 0, sending: null }, steps: [] });
