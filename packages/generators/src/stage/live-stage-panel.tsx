import { findModel } from '@kinora/contracts/catalogue';
import {
  chosenModelAtom,
  shuffleSeedAtom,
  EXAMPLE_PROMPTS,
  takeExampleAtom,
  pageKindAtom,
  isExampleAtom,
  previewFrameAtom,
  previewPlayerAtom,
  previewSceneAtom,
  previewViewAtom,
  stageRatioAtom,
} from '@kinora/creating';
import { DraftFinalPlacePanel } from '@kinora/creating/clips';
import { shownPlaceAtom, shownPromptAtom, stepAtom } from '@kinora/creating/prompts';
import type { ClipPages } from '@kinora/creations/links';
import { FilmPositionPanel } from '@kinora/live-stage';
import { goToField, pictureFieldId, VIDEO_FIELD, ownPicturesAtom, ownVideoAtom } from '@kinora/source-files';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';

import { PreviewStage } from './preview-stage.tsx';

const LOCAL_MODEL = 'local';

export interface LiveStagePanelProps {
  /** The way to the clip that came, where there is one. */
  stageSwitch?: ReactNode;
  /** Where the settings of clips are used: with it, the makers' models are offered for what is shown. */
  pages?: ClipPages | undefined;
}

/** The stage with the player, showing the draft of the page. */
export function LiveStagePanel({ stageSwitch, pages }: LiveStagePanelProps) {
  const { t, i18n } = useLingui();
  const example = i18n._(EXAMPLE_PROMPTS.text);
  const player = useAtomValue(previewPlayerAtom);
  const view = useAtomValue(previewViewAtom);
  const scene = useAtomValue(previewSceneAtom);
  const model = useAtomValue(chosenModelAtom);
  const prompt = useAtomValue(shownPromptAtom);
  const place = useAtomValue(shownPlaceAtom);
  const step = useSetAtom(stepAtom);
  const isExample = useAtomValue(isExampleAtom);
  const take = useSetAtom(takeExampleAtom);
  const about = useAtomValue(pageKindAtom);
  const picture = useAtomValue(ownPicturesAtom).first?.name;
  const video = useAtomValue(ownVideoAtom)?.name;
  const shuffle = useSetAtom(shuffleSeedAtom);
  const descriptionOf = () => {
    if (about === 'image') return picture === undefined ? t`Example: an animated image` : t`Preview: ${picture}`;
    if (about === 'video') return video === undefined ? t`Example: a restyled video` : t`Preview: ${video}`;
    return isExample ? t`Example: ${example}` : t`Preview: ${prompt}`;
  };
  const takeExample = () => {
    if (about === 'text') take(example);
    else goToField(about === 'image' ? pictureFieldId('first') : VIDEO_FIELD);
  };
  const isDraftOfWords = about === 'text' && model === LOCAL_MODEL && !isExample;
  useEffect(() => {
    player.show(scene);
  }, [player, scene]);
  return (
    <>
      <PreviewStage
        view={view}
        ratio={useAtomValue(stageRatioAtom)}
        isExample={isExample}
        about={about}
        description={descriptionOf()}
        otherMaker={model === LOCAL_MODEL ? undefined : findModel(model)?.name}
        stepper={place && { ...place, onStep: step }}
        attach={player.attach}
        canvas={player.canvas}
        light={player.light}
        onPlay={player.play}
        onPause={player.pause}
        position={
          <FilmPositionPanel frameAtom={previewFrameAtom} frames={view.frames} fps={view.fps} onSeek={player.seek} />
        }
        stageSwitch={stageSwitch}
        onShuffle={shuffle}
        onSound={player.turnSound}
        onTakeExample={takeExample}
      />
      {pages && isDraftOfWords && <DraftFinalPlacePanel pages={pages} />}
    </>
  );
}
