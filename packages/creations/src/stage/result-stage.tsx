import type { Creation } from '@kinora/contracts/creations';
import { ClipPlayer, PairPlayer } from '@kinora/live-stage/clip';
import { BackIcon, Button, Tag } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { isUnfinished } from '../creation-list.ts';
import { BatchSheet } from './batch-sheet.tsx';
import { BatchStrip } from './batch-strip.tsx';
import { clipName } from './clip-words.ts';
import { KeepClip } from './keep-clip.tsx';
import type { StageView } from './stage-view.ts';

export type ShownView = Exclude<StageView, { kind: 'preview' }>;

export interface ResultStageProps {
  view: ShownView;
  titleOf: (creation: Creation) => string;
  /** Width divided by height, before any clip of a batch is there. */
  ratio: number;
  /** It came by itself: it begins without sound. */
  isQuiet: boolean;
  /** The way back to the preview. */
  stageSwitch: ReactNode;
  /** Others of the batch are being moved to the trash. */
  isKeeping: boolean;
  renderSketch?: ((creation: Creation) => ReactNode) | undefined;
  /** What can be done with a clip. */
  renderActions: (creation: Creation) => ReactNode;
  onOpen: (creation: Creation) => void;
  onCompare: (pair: readonly [string, string]) => void;
  onShowBatch: () => void;
  /** Moves these to the trash. */
  onDrop: (others: readonly Creation[]) => void;
  onExpired: (creation: Creation) => void;
}

function ShowBatch({ onShowBatch }: Pick<ResultStageProps, 'onShowBatch'>) {
  return (
    <Button look="default" size="small" icon={<BackIcon />} onClick={onShowBatch}>
      <Trans>All clips</Trans>
    </Button>
  );
}

/** One clip, large, with what can be done and the others of its batch below. */
function OneClip({ view, ...props }: ResultStageProps & { view: Extract<ShownView, { kind: 'clip' }> }) {
  const { titleOf, isQuiet, isKeeping, stageSwitch, renderSketch, renderActions } = props;
  const { onOpen, onShowBatch, onDrop, onExpired } = props;
  const { clip, batch } = view;
  const others = batch.filter(({ id }) => id !== clip.id);
  const canKeep = others.length > 0 && !batch.some(isUnfinished);
  return (
    <>
      <ClipPlayer
        // A press on Play begins it anew, with sound.
        key={`${clip.id} ${isQuiet}`}
        clip={clip.result}
        label={titleOf(clip)}
        startsMuted={isQuiet}
        bleed
        tags={stageSwitch}
        tagsEnd={
          <Tag look="glass" size="medium">
            <Trans>Your clip</Trans>
          </Tag>
        }
        onExpired={() => onExpired(clip)}
        onRetry={() => onExpired(clip)}
      />
      <div className="flex flex-wrap items-center gap-1.5 max-nav:px-(--frame-gutter)">
        {others.length > 0 && <ShowBatch onShowBatch={onShowBatch} />}
        {canKeep && <KeepClip others={others.length} isBusy={isKeeping} onKeep={() => onDrop(others)} />}
        <span className="ms-auto flex flex-wrap items-center justify-end gap-1.5">{renderActions(clip)}</span>
      </div>
      {others.length > 0 && (
        <div className="max-nav:px-(--frame-gutter)">
          <BatchStrip batch={batch} shown={[clip.id]} renderSketch={renderSketch} onOpen={onOpen} />
        </div>
      )}
    </>
  );
}

/** Two clips beside each other; each can be chosen from there. */
function Pair({ view, ...props }: ResultStageProps & { view: Extract<ShownView, { kind: 'pair' }> }) {
  const { stageSwitch, renderSketch, onOpen, onShowBatch, onExpired } = props;
  const { i18n } = useLingui();
  const { pair, batch } = view;
  const nameOf = (clip: Creation) => clipName(clip, { number: batch.indexOf(clip) + 1, count: batch.length }, i18n);
  const [one, other] = pair;
  return (
    <>
      <PairPlayer
        key={`${one.id} ${other.id}`}
        clips={[one.result, other.result]}
        labels={[nameOf(one), nameOf(other)]}
        bleed
        tags={stageSwitch}
        onExpired={() => pair.forEach(onExpired)}
      />
      <div className="flex flex-wrap items-center gap-1.5 max-nav:px-(--frame-gutter)">
        <ShowBatch onShowBatch={onShowBatch} />
      </div>
      <div className="max-nav:px-(--frame-gutter)">
        <BatchStrip batch={batch} shown={pair.map(({ id }) => id)} renderSketch={renderSketch} onOpen={onOpen} />
      </div>
    </>
  );
}

/** The stage once there is something to show for the credits: a clip, a batch as it develops, or two to compare. */
export function ResultStage(props: ResultStageProps) {
  const { view, ratio, stageSwitch, renderSketch, onOpen, onCompare } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {view.kind === 'clip' && <OneClip {...props} view={view} />}
      {view.kind === 'pair' && <Pair {...props} view={view} />}
      {view.kind === 'batch' && (
        <BatchSheet {...{ ratio, renderSketch, onOpen, onCompare }} batch={view.batch} tags={stageSwitch} />
      )}
    </div>
  );
}
