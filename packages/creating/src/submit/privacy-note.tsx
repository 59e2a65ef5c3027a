import type { PageKind } from '@kinora/contracts/catalogue';
import { Trans } from '@lingui/react/macro';

/** Where the files of the member go. */
export function PrivacyNote({ kind }: { kind: Exclude<PageKind, 'text'> }) {
  return kind === 'video' ? (
    <Trans>The preview stays on this device. Create sends your video to the server.</Trans>
  ) : (
    <Trans>The preview stays on this device. Create sends your image to the server.</Trans>
  );
}
