import { VideoToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

import { CLIP_PAGES } from '../clip-pages.ts';
import { useOpenedLink } from '../opened-link.ts';

function Page() {
  return <VideoToVideoPage {...useOpenedLink('/video')} pages={CLIP_PAGES} />;
}

export const Route = createFileRoute('/_framed/video-to-video/')({ component: Page });
