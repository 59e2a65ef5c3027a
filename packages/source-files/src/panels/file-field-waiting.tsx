import { Skeleton } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

import { PictureHint } from '../pictures/picture-hint.tsx';
import { VideoHint } from '../video/video-hint.tsx';

/** Stands where a file will be chosen, in the same size, so that nothing below it moves. */
export function FileFieldWaiting({ kind }: { kind: 'image' | 'video' }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <span className="type-label">{kind === 'image' ? <Trans>Your image</Trans> : <Trans>Your video</Trans>}</span>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <Skeleton shape="drop" />
        <p className="text-micro text-muted">{kind === 'image' ? <PictureHint /> : <VideoHint />}</p>
      </div>
      <div className="hidden pointer-coarse:block">
        <Skeleton shape="drop" />
      </div>
    </div>
  );
}
