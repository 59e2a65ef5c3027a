import { unreachable } from '@kinora/contracts';
import { Notice } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { LARGEST_VIDEO, LONGEST_VIDEO, type VideoRefusal } from './read-video.ts';

export interface VideoRefusalNoticeProps {
  refusal: VideoRefusal;
  /** There is a video from before, which stays. */
  hasVideo: boolean;
}

function Reason({ refusal }: Pick<VideoRefusalNoticeProps, 'refusal'>) {
  const { i18n } = useLingui();
  switch (refusal.reason) {
    case 'not-a-video':
      return <Trans>It is not a video. Choose an MP4, MOV or WebM file.</Trans>;
    case 'is-a-picture':
      return <Trans>It is a picture. The page Image to video makes it move.</Trans>;
    case 'other-format':
      return <Trans>{refusal.format} is not supported yet. Export it as MP4 and try again.</Trans>;
    case 'too-large':
      return <Trans>It is larger than {LARGEST_VIDEO} MB. Export it smaller and try again.</Trans>;
    case 'too-long':
      return (
        <Trans>
          It is {i18n.number(Math.ceil(refusal.seconds))} s long, and {LONGEST_VIDEO} s are possible. Cut out the part
          that is meant and try again.
        </Trans>
      );
    case 'too-short':
      return <Trans>It is shorter than half a second. Choose a longer one.</Trans>;
    default:
      return unreachable(refusal);
  }
}

/** Why a file was not added, and what to do. */
export function VideoRefusalNotice({ refusal, hasVideo }: VideoRefusalNoticeProps) {
  return (
    <Notice look="danger" announce="alert">
      <bdi className="font-bold text-strong">{refusal.name}</bdi> <Trans>was not added.</Trans>{' '}
      <Reason refusal={refusal} /> {hasVideo && <Trans>The video before it stays.</Trans>}
    </Notice>
  );
}
