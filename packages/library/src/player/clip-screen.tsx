import type { ClipResult } from '@kinora/contracts/creations';
import { playsClips } from '@kinora/live-stage/clip';
import { Notice } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { actOf, actOn } from './player-keys.ts';

export interface ClipScreenProps {
  clip: ClipResult;
  /** What it shows, for those who do not see it. */
  label: string;
}

const TYPING = 'input:not([type=checkbox]), textarea, select, summary';

/** Keys belong to the clip, unless somebody types or stands on a button that Space presses. */
function isMeant({ target, key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return false;
  return !target.matches(TYPING) && !(key === ' ' && target.matches('button, a, input'));
}

/** Plays one clip, with keys for all of the dialog it stands in. */
export function ClipScreen({ clip, label }: ClipScreenProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const place = video.current?.closest('dialog') ?? document;
    const press = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || !video.current || !isMeant(event)) return;
      const act = actOf(event.key);
      if (act === undefined) return;
      // The browser's own keys of a video would do it a second time.
      event.preventDefault();
      event.stopPropagation();
      actOn(video.current, act);
    };
    place.addEventListener('keydown', press, { capture: true });
    return () => place.removeEventListener('keydown', press, { capture: true });
  }, []);
  if (!playsClips()) {
    return (
      <Notice announce="alert" look="danger">
        <Trans>This browser does not play H.264 video. Download the clip and open it in a video player.</Trans>
      </Notice>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {/* A synthesised sound track without words has nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={video}
        aria-label={label}
        src={clip.url}
        poster={clip.poster}
        width={clip.width}
        height={clip.height}
        controls
        autoPlay
        playsInline
        onError={() => setMissing(true)}
        className="max-h-[62dvh] w-full rounded-inner bg-well object-contain"
      />
      {isMissing && (
        <Notice announce="alert" look="danger">
          <Trans>The clip could not be loaded. Check your connection, close the player and open it again.</Trans>
        </Notice>
      )}
    </div>
  );
}
