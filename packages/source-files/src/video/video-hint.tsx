import { Trans } from '@lingui/react/macro';

import { LARGEST_VIDEO, LONGEST_VIDEO } from './read-video.ts';

/** Which videos are taken, and where they stay. */
export const VideoHint = () => (
  <Trans>
    MP4, MOV or WebM, up to {LONGEST_VIDEO} s and {LARGEST_VIDEO} MB. It stays on this device until you create a clip.
  </Trans>
);
