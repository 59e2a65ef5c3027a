import type { PlayedClip } from './played-clip.ts';

export interface ClipVideoProps {
  clip: PlayedClip;
  label: string;
  autoPlay: boolean;
  muted: boolean;
  /** Stays the same function. */
  attach: (video: HTMLVideoElement | null) => void;
  onError: () => void;
  onPress: () => void;
}

/** The picture of a clip, without controls. */
export function ClipVideo({ clip, label, autoPlay, muted, attach, onError, onPress }: ClipVideoProps) {
  return (
    // A synthesised sound track without words has nothing to caption; keys press Play on the bar.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={clip.url}
      ref={attach}
      aria-label={label}
      src={clip.url}
      poster={clip.poster}
      width={clip.width}
      height={clip.height}
      autoPlay={autoPlay}
      muted={muted}
      preload={autoPlay ? 'auto' : 'metadata'}
      playsInline
      disableRemotePlayback
      onError={onError}
      onClick={onPress}
      className="size-full object-contain"
    />
  );
}
