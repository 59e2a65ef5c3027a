import type { SharedClip } from '@kinora/contracts/share';
import { ClipPlayer } from '@kinora/live-stage/clip';

export interface SharedVideoProps {
  clip: SharedClip['clip'];
  /** What it shows, for those who do not see it. */
  label: string;
  /** Asks again what the link shows. */
  onReload: () => void;
}

/** The clip of the page: it begins by itself, without sound, and hears the keys of the whole page. */
export function SharedVideo({ clip, label, onReload }: SharedVideoProps) {
  return <ClipPlayer clip={clip} label={label} startsMuted listensToPage bleed onRetry={onReload} />;
}
