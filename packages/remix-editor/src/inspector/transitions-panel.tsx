import type { Clip } from '@kinora/contracts/timeline';
import { clipById } from '@kinora/timeline';
import { useAtomValue, useSetAtom } from 'jotai';

import { runCommandAtom } from '../state/command-atoms.ts';
import { documentAtom, shownDocumentAtom } from '../state/document-atoms.ts';
import { draftCommandAtom } from './draft-command-atoms.ts';
import { TransitionSection } from './transition-section.tsx';

/** The dissolves at the ends of a clip. */
export function TransitionsPanel({ clip }: { clip: Clip }) {
  const document = useAtomValue(documentAtom);
  const { transitions } = useAtomValue(shownDocumentAtom);
  const run = useSetAtom(runCommandAtom);
  const draft = useSetAtom(draftCommandAtom);
  const own = transitions.filter(({ leftId, rightId }) => leftId === clip.id || rightId === clip.id);
  return own.map((transition) => {
    const { id, leftId, rightId } = transition;
    const sides = [leftId, rightId].map((side) => clipById(document, side)?.duration ?? 0);
    return (
      <TransitionSection
        key={id}
        transition={transition}
        isEntering={rightId === clip.id}
        longest={Math.min(...sides)}
        onDraft={(duration) => draft({ op: 'setTransition', id, duration })}
        onCommit={(duration) => run({ op: 'setTransition', id, duration })}
        onRemove={() => run({ op: 'removeTransition', id })}
      />
    );
  });
}
