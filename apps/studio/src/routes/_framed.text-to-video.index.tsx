import { TextToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

import { CLIP_PAGES } from '../clip-pages.ts';
import { useOpenedLink } from '../opened-link.ts';

function Page() {
  return <TextToVideoPage {...useOpenedLink('/text')} pages={CLIP_PAGES} />;
}

export const Route = createFileRoute('/_framed/text-to-video/')({ component: Page });
