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
      return <Trans>It is not a picture. Choose a PNG, JPEG, WebP or AVIF file.</Trans>;
    case 'other-format':
      return <Trans>{refusal.format} is not supported yet. Save it as JPEG and try again.</Trans>;
    case 'too-large':
      return <Trans>It is larger than {LARGEST} MB. Save it smaller and try again.</Trans>;
    case 'broken':
      return (
        <Trans>It is damaged or not complete. Open it in a picture program, save it again and try that file.</Trans>
      );
    default:
      return unreachable(refusal);
  }
}

/** Why a file was not added, and what to do. */
export function RefusalNotice({ refusal, hasPicture }: RefusalNoticeProps) {
  return (
    <Notice look="danger" announce="alert">
      <bdi className="font-bold text-strong">{refusal.name}</bdi> <Trans>was not added.</Trans>{' '}
      <Reason refusal={refusal} /> {hasPicture && <Trans>The picture before it stays.</Trans>}
    </Notice>
  );
}
