import { InspirationRow } from '@kinora/inspiration';
import { SharedPage } from '@kinora/library/shared';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

import { CLIP_PAGES } from '../clip-pages.ts';
import { sharedIn } from '../shared-in-page.ts';
import { HOME, PAGES, TEXT_TO_VIDEO } from '../site-routes.ts';

function Page() {
  const { t } = useLingui();
  const { id } = Route.useParams();
  const [first] = useState(() => sharedIn(document.getElementById('kinora-shared')?.textContent, id));
  return (
    <SharedPage
      key={id}
      {...{ id, first }}
      pages={CLIP_PAGES}
      createHref={TEXT_TO_VIDEO}
      contactHref={PAGES.contact}
      homeHref={HOME}
      more={<InspirationRow label={t`Make your own`} seed={id} pages={CLIP_PAGES} />}
    />
  );
}

export const Route = createFileRoute('/_framed/v/$id')({ component: Page });
