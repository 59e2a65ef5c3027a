import { PageHead, useLazy } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';

import { HeroPanel, type HeroPanelProps } from './hero/hero-panel.tsx';
import { lazyHome } from './lazy-home.ts';

export interface HomePageProps extends HeroPanelProps {
  /** Paths that exist in this build; tools without a page are not shown. */
  routes: readonly string[];
  /** The page of text to video, which takes a scene in the fragment of its address. */
  formHref: string;
  /** The page of clips of pictures. */
  pictureFormHref: string;
  /** The same for clips of videos. */
  videoFormHref: string;
  hrefOfEffect: (id: string) => string;
  /** The page of all scenes to go on from. */
  galleryHref: string;
}

/** The first page: what Kinora is, by trying it. */
export function HomePage({ composer, ...links }: HomePageProps) {
  const { t } = useLingui();
  const home = useLazy(lazyHome);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <PageHead
        title={t`Kinora · Describe a scene, watch it play`}
        description={t`Describe a scene and watch it move as you type. You pay only for clips that arrive.`}
      />
      <HeroPanel composer={composer} />
      {/* The page's footer waits below the screen, so that nothing that is seen moves when the rest is here. */}
      {home ? <home.HomeSections {...links} /> : <div className="min-h-dvh" />}
    </div>
  );
}
