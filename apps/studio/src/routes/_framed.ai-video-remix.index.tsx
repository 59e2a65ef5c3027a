import { RemixPage } from '@kinora/remix-editor';
import { createFileRoute, useLocation } from '@tanstack/react-router';

import { CLIP_PAGES } from '../clip-pages.ts';
import { remixPageIn, remixPath } from '../remix-addresses.ts';

function Page() {
  const page = useLocation({ select: ({ searchStr }) => remixPageIn(searchStr) });
  return <RemixPage page={page} hrefOf={remixPath} pages={CLIP_PAGES} />;
}

export const Route = createFileRoute('/_framed/ai-video-remix/')({ component: Page });
