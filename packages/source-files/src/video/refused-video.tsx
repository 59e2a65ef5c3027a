import { useLazy } from '@kinora/ui';

import { lazyVideoRefusals } from './lazy-refusals.ts';
import type { VideoRefusalNoticeProps } from './video-refusal-notice.tsx';

/** A video that was not added. */
export function RefusedVideo(props: VideoRefusalNoticeProps) {
  const refusals = useLazy(lazyVideoRefusals);
  return refusals && <refusals.VideoRefusalNotice {...props} />;
}
