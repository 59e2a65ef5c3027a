import { SharedPage } from '@kinora/library/shared';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

import { CLIP_PAGES } from '../clip-pages.ts';
import { sharedIn } from '../shared-in-page.ts';
import { PAGES, TEXT_TO_VIDEO } from '../site-routes.ts';

function Page() {
  const { id } = Route.useParams();
  const [first] = useState(() => sharedIn(document.getElementById('kinora-shared')?.textContent, id));
  return (
    <SharedPage key={id} {...{ id, first }} pages={CLIP_PAGES} createHref={TEXT_TO_VIDEO} contactHref={PAGES.contact} />
  );
}

export const Route = createFileRoute('/_framed/v/$id')({ component: Page });
