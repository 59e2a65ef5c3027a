import { findModel } from '@kinora/contracts';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { draftAtom, shuffleSeedAtom } from '../draft/draft-atoms.ts';
import { previewPlayerAtom, previewSceneAtom, previewViewAtom } from '../preview/preview-atoms.ts';
import { ratioOf } from '../settings/ratio-of.ts';
import { PreviewStage } from './preview-stage.tsx';

const LOCAL_MODEL = 'local';

/** The stage with the player, showing the draft of the page. */
export function LiveStagePanel() {
  const { t } = useLingui();
  const player = useAtomValue(previewPlayerAtom);
  const view = useAtomValue(previewViewAtom);
  const scene = useAtomValue(previewSceneAtom);
  const { model, prompt } = useAtomValue(draftAtom);
  const shuffle = useSetAtom(shuffleSeedAtom);
  useEffect(() => {
    if (scene) player.show(scene);
  }, [player, scene]);
  return (
    <PreviewStage
      view={view}
      ratio={ratioOf(scene?.options.shape ?? '16:9')}
      isEmpty={scene === null}
      description={t`Preview: ${prompt}`}
      otherMaker={model === LOCAL_MODEL ? undefined : findModel(model)?.name}
      attach={player.attach}
      canvas={player.canvas}
      onPlay={player.play}
      onPause={player.pause}
      onSeek={player.seek}
      onShuffle={shuffle}
    />
  );
}
