import { useLingui } from '@lingui/react/macro';

import { CreatePage } from './create-page.tsx';
import type { GeneratorPageProps } from './text-to-video-page.tsx';

/** Video to video: bring a video, see it redrawn, create the clip, play it. */
export function VideoToVideoPage(props: GeneratorPageProps) {
  const { t } = useLingui();
  return <CreatePage kind="video" title={t`Video to Video`} {...props} />;
}
