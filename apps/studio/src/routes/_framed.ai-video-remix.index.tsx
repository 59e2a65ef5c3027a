import { EditPage, RemixPage } from '@kinora/remix-editor';
import { createFileRoute, useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

import { CLIP_PAGES } from '../clip-pages.ts';
import { projectPath, remixPath, remixPlaceIn } from '../remix-addresses.ts';
import { LIBRARY } from '../site-routes.ts';

function Page() {
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const navigate = useNavigate();
  const toProject = useCallback((id: string) => void navigate({ href: projectPath(id), replace: true }), [navigate]);
  const place = remixPlaceIn(search);
  if (place.page !== 'edit') {
    return <RemixPage page={place.page} hrefOf={remixPath} pages={CLIP_PAGES} />;
  }
  return (
    <EditPage
      projectId={place.project}
      clipId={place.clip}
      projectsHref={remixPath('projects')}
      libraryHref={LIBRARY}
      onProject={toProject}
    />
  );
}

export const Route = createFileRoute('/_framed/ai-video-remix/')({ component: Page });
