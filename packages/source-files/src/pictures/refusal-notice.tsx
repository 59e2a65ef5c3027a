import { unreachable } from '@kinora/contracts';
import { Notice } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';

import { LARGEST, type PictureRefusal } from './read-picture.ts';

export interface RefusalNoticeProps {
  refusal: PictureRefusal;
  /** There is a picture from before, which stays. */
  hasPicture: boolean;
}

function Reason({ refusal }: Pick<RefusalNoticeProps, 'refusal'>) {
  switch (refusal.reason) {
    case 'not-a-picture':
      return <Trans>It isn’t an image. Choose a PNG, JPEG, WebP or AVIF file.</Trans>;
    case 'other-format':
      return <Trans>{refusal.format} isn’t supported yet. Save it as JPEG and try again.</Trans>;
    case 'too-large':
      return <Trans>It’s larger than {LARGEST} MB. Make it smaller and try again.</Trans>;
    case 'broken':
      return <Trans>It’s damaged or incomplete. Open it in an image editor, save a new copy and try that.</Trans>;
    default:
      return unreachable(refusal);
  }
}

/** Why a file was not added, and what to do. */
export function RefusalNotice({ refusal, hasPicture }: RefusalNoticeProps) {
  return (
    <Notice look="danger" announce="alert">
      <bdi className="font-bold text-strong">{refusal.name}</bdi> <Trans>wasn’t added.</Trans>{' '}
      <Reason refusal={refusal} /> {hasPicture && <Trans>Your previous image is still here.</Trans>}
    </Notice>
  );
}
