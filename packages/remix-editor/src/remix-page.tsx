import type { ClipPages } from '@kinora/creations/links';
import { PageHead, useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { HistoryPanel } from './history-page/history-panel.tsx';
import { GalleryWaiting } from './inspiration-page/gallery-waiting.tsx';
import { lazyGallery } from './inspiration-page/lazy-gallery.ts';
import { lazyProjects } from './projects-page/lazy-projects.ts';
import { RemixPageView } from './remix-tabs/remix-page-view.tsx';
import type { RemixTab } from './remix-tabs/remix-tab.ts';

/** The pages with forms; each has an address of its own here. */
export interface RemixPages extends ClipPages {
  readonly text: string;
  readonly image: string;
  readonly video: string;
  readonly project: (projectId: string) => string;
}

export interface RemixPageProps {
  page: RemixTab;
  hrefOf: (page: RemixTab) => string;
  pages: RemixPages;
}

const TABS: readonly RemixTab[] = ['inspiration', 'history', 'projects'];

/** The pages of video remix: scenes to begin with, and what became of what was asked for. */
export function RemixPage({ page, hrefOf, pages }: RemixPageProps) {
  const { t } = useLingui();
  const isGallery = page === 'inspiration';
  const gallery = useLazy(lazyGallery);
  const projects = useLazy(lazyProjects);
  const leads: Readonly<Record<RemixTab, string>> = {
    inspiration: t`Start from one of our scenes. Its prompt, settings and price are one click away.`,
    history: t`Everything you’ve created, how it went and what it cost.`,
    projects: t`Projects you’re working on.`,
  };
  return (
    <RemixPageView
      title={t`AI Video Remix`}
      lead={leads[page]}
      current={page}
      tabs={TABS}
      hrefOf={hrefOf}
      end={
        isGallery &&
        gallery && (
          <div className="flex items-center gap-2">
            <gallery.SurpriseLinkPanel formHref={pages.text} />
            <gallery.LoopsSwitchPanel />
          </div>
        )
      }
    >
      <PageHead
        title={t`AI Video Remix · Kinora`}
        description={t`Scenes, effects and restyles to build on, each with its settings and price.`}
      />
      {isGallery && (gallery ? <gallery.GalleryPanel pages={pages} /> : <GalleryWaiting />)}
      {page === 'history' && <HistoryPanel pages={pages} galleryHref={hrefOf('inspiration')} />}
      {page === 'projects' && projects && <projects.ProjectsPanel editHrefOf={pages.project} />}
    </RemixPageView>
  );
}
