import { LiveCanvas } from '@kinora/live-stage';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, type ReactNode } from 'react';

import { EXAMPLE_PROMPTS } from '../draft/example-messages.ts';
import { EXAMPLE_AREAS, type CoveredSide } from '../draft/example.ts';
import { promptAtom } from '../kept/kept-draft-atoms.ts';
import {
  isExampleAtom,
  previewPlayerAtom,
  previewSceneAtom,
  previewStateAtom,
  stageRatioAtom,
} from './preview-atoms.ts';

/** Narrower films would lose most of their picture in a wide place. */
const WIDE = 1.3;

export interface LiveCanvasPanelProps {
  /** Where words stand on the example, which is composed beside them; an own scene is shown as its clip will be. */
  leavesFree?: CoveredSide;
  /** Between the film and its button. */
  children?: ReactNode;
}

/** The film of the draft without the tools of a stage. */
export function LiveCanvasPanel({ leavesFree, children }: LiveCanvasPanelProps) {
  const { t, i18n } = useLingui();
  const example = i18n._(EXAMPLE_PROMPTS.text);
  const player = useAtomValue(previewPlayerAtom);
  const state = useAtomValue(previewStateAtom);
  const scene = useAtomValue(previewSceneAtom);
  const prompt = useAtomValue(promptAtom);
  const isExample = useAtomValue(isExampleAtom);
  const shown = useMemo(() => {
    if (!isExample || !leavesFree || scene.kind !== 'prompt') return scene;
    const area = { safeArea: EXAMPLE_AREAS[leavesFree] };
    return { ...scene, options: { ...scene.options, ...area } };
  }, [scene, isExample, leavesFree]);
  useEffect(() => {
    player.show(shown);
  }, [player, shown]);
  return (
    <LiveCanvas
      state={state}
      description={isExample ? t`Example: ${example}` : t`Preview: ${prompt}`}
      fills={useAtomValue(stageRatioAtom) >= WIDE}
      attach={player.attach}
      onPlay={player.play}
      onPause={player.pause}
    >
      {children}
    </LiveCanvas>
  );
}
