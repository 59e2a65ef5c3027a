import { Trans } from '@lingui/react/macro';

import { LARGEST } from './read-picture.ts';

/** Which images are taken, and where they stay. */
export const PictureHint = () => (
  <Trans>PNG, JPEG, WebP or AVIF, up to {LARGEST} MB. It stays on this device until you create a clip.</Trans>
);
