// What stands below the first screen. Loaded by `late-home.ts` alone.
import { lateCreations, lateInspiration, type ClipPages } from '@kinora/creation-form';
import { useLate } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';

import { WhatCreditsBuyPanel } from './buys/what-credits-buy-panel.tsx';
import { TryPromptsPanel } from './hero/try-prompts-panel.tsx';
import { ModelStatusPanel } from './models/model-status-panel.tsx';
import { Section } from './section.tsx';
import { ToolTiles } from './tools/tool-tiles.tsx';
import { TOOLS } from './tools/tools.data.ts';

export interface HomeRestProps {
  /** Paths that exist in this build; tools without a page are not shown. */
  routes: readonly string[];
  /** The address that sets a form up as a fragment says. */
  formHref: string;
  /** The same for clips of pictures. */
  pictureFormHref: string;
  /** The same for clips of videos. */
  videoFormHref: string;
  hrefOfEffect: (id: string) => string;
}

/** Clips of the member that are shown here; all of them are on the create pages. */
const LATEST = 3;

/** The tools, the catalogue, the own clips, scenes to go on from, and what credits buy. */
export function HomeRest({ routes, formHref, pictureFormHref, videoFormHref, hrefOfEffect }: HomeRestProps) {
  const { t } = useLingui();
  const creations = useLate(lateCreations);
  const inspiration = useLate(lateInspiration);
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
        lead={<Trans>Drawn by the local preview engine. Point at a scene to see it move; open it to change it.</Trans>}
      >
        {inspiration && <inspiration.InspirationGridPanel label={t`Inspiration`} formHref={formHref} />}
      </Section>
      <Section title={t`What credits buy`}>
        <WhatCreditsBuyPanel />
      </Section>
    </div>
  );
}
