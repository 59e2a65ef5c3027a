import type { SharedClip } from '@kinora/contracts/share';
import { RetryNotice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type CSSProperties } from 'react';

export interface SharedVideoProps {
  clip: SharedClip['clip'];
  /** What it shows, for those who do not see it. */
  label: string;
  /** Asks anew what the link shows. */
  onReload: () => void;
}

interface ClipStyle extends CSSProperties {
  '--clip-ratio': string;
}

/** The clip, as large as the window lets it be, whatever its shape. */
export function SharedVideo({ clip, label, onReload }: SharedVideoProps) {
  const { t } = useLingui();
  const [isMissing, setMissing] = useState(false);
  const style: ClipStyle = { '--clip-ratio': String(clip.width / clip.height) };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-3">
      {/* A synthesised sound track without words has nothing to caption. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        aria-label={label}
        src={clip.url}
        poster={clip.poster}
        width={clip.width}
        height={clip.height}
        style={style}
        controls
        playsInline
        preload="metadata"
        onError={() => setMissing(true)}
        className="h-auto w-[min(100%,calc(70dvh*var(--clip-ratio)))] rounded-stage bg-well shadow-e2"
      />
      {isMissing && (
        <div className="w-full">
          <RetryNotice retryLabel={t`Try again`} onRetry={onReload}>
            <Trans>The clip could not be loaded. Your connection is down, or its link was switched off.</Trans>
          </RetryNotice>
        </div>
      )}
    </div>
  );
}
