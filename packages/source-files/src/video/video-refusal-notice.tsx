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
      return <Trans>It isn’t a video. Choose an MP4, MOV or WebM file.</Trans>;
    case 'is-a-picture':
      return <Trans>It’s an image. Use Image to Video to make it move.</Trans>;
    case 'other-format':
      return <Trans>{refusal.format} isn’t supported yet. Export it as MP4 and try again.</Trans>;
    case 'too-large':
      return <Trans>It’s larger than {LARGEST_VIDEO} MB. Export a smaller version and try again.</Trans>;
    case 'too-long':
      return (
        <Trans>
          It’s {i18n.number(Math.ceil(refusal.seconds))} s long. The limit is {LONGEST_VIDEO} s. Trim it to the part you
          want and try again.
        </Trans>
      );
    case 'too-short':
      return <Trans>It’s shorter than half a second. Choose a longer one.</Trans>;
    default:
      return unreachable(refusal);
  }
}

/** Why a file was not added, and what to do. */
export function VideoRefusalNotice({ refusal, hasVideo }: VideoRefusalNoticeProps) {
  return (
    <Notice look="danger" announce="alert">
      <bdi className="font-bold text-strong">{refusal.name}</bdi> <Trans>wasn’t added.</Trans>{' '}
      <Reason refusal={refusal} /> {hasVideo && <Trans>Your previous video is still here.</Trans>}
    </Notice>
  );
}
