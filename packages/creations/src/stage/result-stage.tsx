import type { Creation } from '@kinora/contracts/creations';
import { ClipPlayer, GroupPlayer } from '@kinora/live-stage/clip';
import { BackIcon, Button, PlayIcon, Tag } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';

import { isUnfinished } from '../creation-list.ts';
import { BatchSheet } from './batch-sheet.tsx';
import { BatchStrip } from './batch-strip.tsx';
import { clipName, comparedModel } from './clip-messages.ts';
import { KeepClip } from './keep-clip.tsx';
import { columnsOf } from './sheet-columns.ts';
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
  /** What can be made of a clip that is a draft; `video` is what plays it. */
  renderFinal?: ((creation: Creation, video: HTMLVideoElement | null) => ReactNode) | undefined;
  onOpen: (creation: Creation) => void;
  onCompare: (ids: readonly string[]) => void;
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
  const { onOpen, onShowBatch, onDrop, onExpired, renderFinal } = props;
  const { clip, batch } = view;
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const others = batch.filter(({ id }) => id !== clip.id);
  const canKeep = others.length > 0 && !batch.some(isUnfinished);
  return (
    <>
      <ClipPlayer
        // A press on Play restarts it, with sound.
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
        onVideo={setVideo}
        onExpired={() => onExpired(clip)}
        onRetry={() => onExpired(clip)}
      />
      <div className="flex flex-wrap items-center gap-1.5 max-nav:px-(--frame-gutter)">
        {others.length > 0 && <ShowBatch onShowBatch={onShowBatch} />}
        {canKeep && <KeepClip others={others.length} isBusy={isKeeping} onKeep={() => onDrop(others)} />}
        <span className="ms-auto flex flex-wrap items-center justify-end gap-1.5">{renderActions(clip)}</span>
      </div>
      {renderFinal && <div className="empty:hidden max-nav:px-(--frame-gutter)">{renderFinal(clip, video)}</div>}
      {others.length > 0 && (
        <div className="max-nav:px-(--frame-gutter)">
          <BatchStrip batch={batch} shown={[clip.id]} renderSketch={renderSketch} onOpen={onOpen} />
        </div>
      )}
    </>
  );
}

/** Clips beside each other, in step; each can be chosen from there. */
function Group({ view, ...props }: ResultStageProps & { view: Extract<ShownView, { kind: 'group' }> }) {
  const { ratio, stageSwitch, renderSketch, onOpen, onShowBatch, onExpired } = props;
  const { i18n } = useLingui();
  const { group, batch } = view;
  return (
    <>
      <GroupPlayer
        key={group.map(({ id }) => id).join()}
        clips={group.map((clip) => ({
          clip: clip.result,
          label: clipName(clip, batch, i18n),
          caption: comparedModel(clip, batch, i18n),
        }))}
        columns={columnsOf(group.length, ratio)}
        bleed
        tags={stageSwitch}
        onExpired={() => group.forEach(onExpired)}
      />
      <div className="flex flex-wrap items-center gap-1.5 max-nav:px-(--frame-gutter)">
        <ShowBatch onShowBatch={onShowBatch} />
      </div>
      <div className="max-nav:px-(--frame-gutter)">
        <BatchStrip batch={batch} shown={group.map(({ id }) => id)} renderSketch={renderSketch} onOpen={onOpen} />
      </div>
    </>
  );
}

/** More would be too small beside each other. */
const TOGETHER_MAX = 4;

/** All clips of a batch, and the way to see them in step once all have ended. */
function Batch({ view, ...props }: ResultStageProps & { view: Extract<ShownView, { kind: 'batch' }> }) {
  const { ratio, renderSketch, stageSwitch, onCompare, onOpen } = props;
  const { batch } = view;
  const ready = batch.flatMap(({ id, result }) => (result ? [id] : []));
  const canPlay = ready.length > 1 && ready.length <= TOGETHER_MAX && !batch.some(isUnfinished);
  return (
    <>
      <BatchSheet {...{ batch, ratio, renderSketch, onOpen, onCompare }} tags={stageSwitch} />
      {canPlay && (
        <div className="flex max-nav:px-(--frame-gutter)">
          <Button look="default" size="small" icon={<PlayIcon />} onClick={() => onCompare(ready)}>
            <Trans>Play together</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

/** The stage once there is something to show for the credits: a clip, a batch as it develops, or some to compare. */
export function ResultStage(props: ResultStageProps) {
  const { view } = props;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 max-desk:pb-2">
      {view.kind === 'clip' && <OneClip {...props} view={view} />}
      {view.kind === 'group' && <Group {...props} view={view} />}
      {view.kind === 'batch' && <Batch {...props} view={view} />}
    </div>
  );
}
