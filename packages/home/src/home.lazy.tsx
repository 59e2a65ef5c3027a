// What stands below the first screen. Loaded by `lazy-home.ts` alone.
import { lazyCreations } from '@kinora/creating/clips';
import type { ClipPages } from '@kinora/creations/links';
import { lazyInspiration } from '@kinora/inspiration';
import { ButtonLink, useLazy } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { WhatCreditsBuyPanel } from './buys/what-credits-buy-panel.tsx';
import { TryPromptsPanel } from './hero/try-prompts-panel.tsx';
import { ModelStatusPanel } from './models/model-status-panel.tsx';
import { Section } from './section.tsx';
import { ToolTiles } from './tools/tool-tiles.tsx';
import { TOOLS } from './tools/tools.data.ts';

export interface HomeSectionsProps {
  /** Paths that exist in this build; tools without a page are not shown. */
  routes: readonly string[];
  /** The address that sets a form up as a fragment says. */
  formHref: string;
  /** The same for clips of pictures. */
  pictureFormHref: string;
  /** The same for clips of videos. */
  videoFormHref: string;
  hrefOfEffect: (id: string) => string;
  /** The page of all scenes to go on from. */
  galleryHref: string;
}

/** Clips of the member that are shown here; all of them are on the create pages. */
const LATEST = 3;
/** Scenes that are shown here; all of them have a page of their own. */
const SCENES = 12;

/** The tools, the catalogue, the own clips, scenes to go on from, and what credits buy. */
export function HomeSections(props: HomeSectionsProps) {
  const { routes, formHref, pictureFormHref, videoFormHref, hrefOfEffect, galleryHref } = props;
  const { t } = useLingui();
  const creations = useLazy(lazyCreations);
  const inspiration = useLazy(lazyInspiration);
  const pages: ClipPages = { text: formHref, image: pictureFormHref, video: videoFormHref, effect: hrefOfEffect };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-14 nav:gap-18">
      <TryPromptsPanel />
      <Section
        title={t`What you can make`}
        lead={<Trans>Every tool shows its exact price before you press anything.</Trans>}
      >
        <ToolTiles tools={TOOLS.filter(({ path }) => routes.includes(path))} />
      </Section>
      <Section
        title={t`Models, with their true status`}
        lead={<Trans>When a maker closes a model, its card says so and names what runs instead.</Trans>}
      >
        <ModelStatusPanel />
      </Section>
      <Section title={t`Yours`}>
        {creations && <creations.LatestCreationsPanel label={t`Your newest clips`} count={LATEST} pages={pages} />}
      </Section>
      <Section
        title={t`Inspiration`}
        lead={<Trans>Drawn by the local preview engine. Open a scene to change it and make it yours.</Trans>}
        end={
          <div className="flex items-center gap-2">
            {inspiration && <inspiration.LoopsSwitchPanel />}
            <ButtonLink look="quiet" href={galleryHref}>
              <Trans>See all scenes</Trans>
            </ButtonLink>
          </div>
        }
      >
        {inspiration && (
          <inspiration.InspirationGridPanel
            label={t`Inspiration`}
            count={SCENES}
            pages={{ text: formHref, video: videoFormHref, effect: hrefOfEffect }}
          />
        )}
      </Section>
      <Section title={t`What credits buy`}>
        <WhatCreditsBuyPanel />
      </Section>
    </div>
  );
}
