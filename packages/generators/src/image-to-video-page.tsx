import { useLingui } from '@lingui/react/macro';

import { CreatePage } from './create-page.tsx';
import type { GeneratorPageProps } from './text-to-video-page.tsx';

/** Image to Video: bring one picture or two, see them move, create the clip, play it. */
export function ImageToVideoPage(props: GeneratorPageProps) {
  const { t } = useLingui();
  return <CreatePage kind="image" title={t`Image to Video`} {...props} />;
}
