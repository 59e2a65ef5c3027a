import { ImageToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

import { CLIP_PAGES } from '../clip-pages.ts';
import { useOpenedLink } from '../opened-link.ts';

function Page() {
  return <ImageToVideoPage {...useOpenedLink('/image')} pages={CLIP_PAGES} />;
}

export const Route = createFileRoute('/_framed/image-to-video/')({ component: Page });
