// What stands below the first screen, and on the stage once something was asked for. Loaded by `lazy-home.ts` alone.
import type { ClipPages } from '@kinora/creations/links';
import { lazyInspiration } from '@kinora/inspiration';
import { ButtonLink, useLazy } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { WhatCreditsBuyPanel } from './buys/what-credits-buy-panel.tsx';
import { TryPromptsPanel } from './hero/try-prompts-panel.tsx';
import { Section } from './section.tsx';
import { ToolTiles } from './tools/tool-tiles.tsx';
import { TOOLS } from './tools/tools.data.ts';
import { BelowHeroPanel } from './yours/below-hero-panel.tsx';

export { AwaitedClipPanel } from './hero/awaited-clip-panel.tsx';

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

type InspirationProps = Pick<HomeSectionsProps, 'formHref' | 'videoFormHref' | 'hrefOfEffect' | 'galleryHref'>;

function Inspiration({ formHref, videoFormHref, hrefOfEffect, galleryHref }: InspirationProps) {
  const { t } = useLingui();
  const inspiration = useLazy(lazyInspiration);
  return (
    <Section
      title={t`Inspiration`}
      lead={
        <>
          <span className="pointer-coarse:hidden">
            <Trans>Hover to play. Click to remix.</Trans>
          </span>
          <span className="hidden pointer-coarse:inline">
            <Trans>Tap a scene to remix it.</Trans>
          </span>
        </>
      }
      end={inspiration && <inspiration.LoopsSwitchPanel />}
    >
      {inspiration ? (
        <inspiration.InspirationGridPanel
          label={t`Inspiration`}
          pages={{ text: formHref, video: videoFormHref, effect: hrefOfEffect }}
          more={
            <ButtonLink look="default" size="large" href={galleryHref}>
              <Trans>See all</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <div className="min-h-dvh" />
      )}
    </Section>
  );
}

/** What was tried before, the own clips, scenes to go on from, the tools, and what credits buy. */
export function HomeSections({ routes, ...links }: HomeSectionsProps) {
  const { t } = useLingui();
  const { formHref, pictureFormHref, videoFormHref, hrefOfEffect } = links;
  const pages: ClipPages = { text: formHref, image: pictureFormHref, video: videoFormHref, effect: hrefOfEffect };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <TryPromptsPanel />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14 nav:gap-18">
        <BelowHeroPanel pages={pages}>
          <Inspiration {...links} />
          <Section
            title={t`What you can make`}
            lead={<Trans>Every tool shows its exact price before you create.</Trans>}
          >
            <ToolTiles tools={TOOLS.filter(({ path }) => routes.includes(path))} />
          </Section>
          <Section title={t`What credits buy`}>
            <WhatCreditsBuyPanel />
          </Section>
        </BelowHeroPanel>
      </div>
    </div>
  );
}
