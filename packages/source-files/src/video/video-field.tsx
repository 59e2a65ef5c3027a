import type { UploadFailure } from '@kinora/api-client/creations';
import { Button, CameraIcon, FileDrop, Notice, VideoIcon } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, type ReactNode } from 'react';

import { VIDEO_FIELD } from '../fields/go-to-field.ts';
import { RefusedByServer } from '../pictures/refused-file.tsx';
import { ACCEPTED_VIDEOS, type OwnVideo, type VideoRefusal } from './read-video.ts';
import { RefusedVideo } from './refused-video.tsx';
import { VideoHint } from './video-hint.tsx';

export interface VideoFieldProps {
  video: OwnVideo | null;
  /** Seconds into the video whose picture stands for it. */
  at: number;
  refusal: VideoRefusal | null;
  /** Why the server does not take the one that is here. */
  serverRefusal: UploadFailure | null;
  /** The way to those that were sent before. */
  earlier?: ReactNode;
  /** What else can be done with the video that is here. */
  actions?: ReactNode;
  onFile: (file: File) => void;
  onRemove: () => void;
}

const MEGABYTE = 1_048_576;

function Facts({ video: { bytes, measures } }: { video: OwnVideo }) {
  const { i18n } = useLingui();
  const size = i18n.number(Math.max(0.1, bytes / MEGABYTE), { maximumFractionDigits: 1 });
  if (!measures) return <Trans>{size} MB</Trans>;
  const seconds = i18n.number(measures.seconds, { maximumFractionDigits: 1 });
  return (
    <Trans>
      {i18n.number(measures.width)} × {i18n.number(measures.height)}, {seconds} s, {size} MB
    </Trans>
  );
}

/** The picture of a video at a moment; it stands still. */
function Still({ video, at }: Pick<VideoFieldProps, 'at'> & { video: OwnVideo }) {
  const { t } = useLingui();
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (element.current) element.current.currentTime = at;
  }, [at]);
  return (
    <video
      ref={element}
      src={video.url}
      aria-label={t`Your video: ${video.name}`}
      muted
      playsInline
      preload="auto"
      className="aspect-[4/3] w-full rounded-tight bg-well object-cover"
    />
  );
}

interface ChosenProps extends Pick<VideoFieldProps, 'actions' | 'at' | 'onRemove'> {
  video: OwnVideo;
}

function Chosen({ video, at, actions, onRemove }: ChosenProps) {
  return (
    <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-3 rounded-inner bg-surface-3 p-2.5 shadow-lit">
      {video.measures ? (
        <Still key={video.id} video={video} at={at} />
      ) : (
        <span className="grid aspect-[4/3] place-items-center rounded-tight bg-well text-muted">
          <VideoIcon />
        </span>
      )}
      <div className="grid min-w-0 content-center justify-items-start gap-1">
        <bdi className="block max-w-full truncate text-small font-bold text-strong" title={video.name}>
          {video.name}
        </bdi>
        <span className="text-micro text-muted tabular-nums">
          <Facts video={video} />
        </span>
        <div className="flex flex-wrap gap-1.5">
          {actions}
          <Button look="soft" size="small" onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        </div>
      </div>
    </div>
  );
}

/** A video of the member's: dropped, pasted, chosen, or recorded with a phone. */
export function VideoField(props: VideoFieldProps) {
  const { video, at, refusal, serverRefusal, earlier, actions, onFile, onRemove } = props;
  const { t } = useLingui();
  return (
    <div id={VIDEO_FIELD} className="grid scroll-my-40 grid-cols-[minmax(0,1fr)] gap-2">
      <span className="type-label">
        <Trans>Your video</Trans>
      </span>
      {video && <Chosen video={video} at={at} actions={actions} onRemove={onRemove} />}
      {video && !video.measures && (
        <Notice look="info">
          <Trans>This browser can’t preview this video. The server may still be able to use it.</Trans>
        </Notice>
      )}
      <FileDrop
        label={video ? t`Replace: Your video` : t`Choose: Your video`}
        accept={ACCEPTED_VIDEOS}
        onFile={onFile}
        hint={<VideoHint />}
      >
        {!video && <VideoIcon />}
        <span>
          {video ? (
            <Trans>Drop, paste or choose another</Trans>
          ) : (
            <Trans>Drop or paste a video, or choose a file</Trans>
          )}
        </span>
      </FileDrop>
      <div className="hidden pointer-coarse:block">
        <FileDrop label={t`Record a video`} accept="video/*" camera onFile={onFile}>
          <CameraIcon />
          <Trans>Record a video</Trans>
        </FileDrop>
      </div>
      {earlier}
      {video && serverRefusal && <RefusedByServer name={video.name} failure={serverRefusal} field="video" />}
      {refusal && <RefusedVideo refusal={refusal} hasVideo={video !== null} />}
    </div>
  );
}
