import { addressOf, filterOf, LibraryPage, type LibraryFilter } from '@kinora/library';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

import { CLIP_PAGES } from '../clip-pages.ts';
import { TEXT_TO_VIDEO } from '../site-routes.ts';

function Page() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const fragment = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  const filter = useMemo(() => filterOf(search, fragment), [search, fragment]);
  const onFilter = useCallback(
    (next: LibraryFilter) => {
      const address = addressOf(next);
      void navigate({ to: './', search: address.search, hash: address.fragment, replace: true, resetScroll: false });
    },
    [navigate],
  );
  return <LibraryPage filter={filter} onFilter={onFilter} pages={CLIP_PAGES} createHref={TEXT_TO_VIDEO} />;
}

export const Route = createFileRoute('/_framed/library/')({ component: Page });
