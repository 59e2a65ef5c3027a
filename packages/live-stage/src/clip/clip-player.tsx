import type { ClipResult } from '@kinora/contracts/creations';
import { Notice } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { playsClips } from './plays-clips.ts';

export interface ClipPlayerProps {
  clip: ClipResult;
  /** What it shows, for those who do not see it. */
  label: string;
  /** Reads a fresh address; the old one may have expired. */
  onExpired: () => void;
}

/** Plays a clip where it stands. The address it began with is kept, so that news of the list do not restart it. */
export function ClipPlayer({ clip, label, onExpired }: ClipPlayerProps) {
  const [first] = useState(clip);
  const [failed, setFailed] = useState<readonly string[]>([]);
  if (!playsClips()) {
    return (
      <Notice announce="alert" look="danger">
        <Trans>This browser does not play H.264 video. Download the clip and open it in a video player.</Trans>
      </Notice>
    );
  }
  const { url, poster, width, height } = failed.includes(first.url) ? clip : first;
  const recover = () => {
    setFailed([...failed, url]);
    if (url === first.url) onExpired();
  };
  return (
    <div className="grid gap-2">
      {/* A synthesised sound track without words has nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        key={url}
        aria-label={label}
        src={url}
        poster={poster}
        width={width}
        height={height}
        controls
        autoPlay
        playsInline
        onError={recover}
        className="max-h-[70dvh] w-full rounded-inner bg-well object-contain"
      />
      {failed.includes(url) && (
        <Notice announce="alert" look="danger">
          <Trans>The clip could not be loaded. Check your connection and press Play again.</Trans>
        </Notice>
      )}
    </div>
  );
}
