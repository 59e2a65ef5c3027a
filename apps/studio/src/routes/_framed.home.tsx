import { ComposerPanel } from '@kinora/generators';
import { HomePage } from '@kinora/home';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';

import { effectPath, EFFECTS_PATH } from '../effect-addresses.ts';
import { remixPath } from '../remix-addresses.ts';
import { HOME, IMAGE_TO_VIDEO, PAGES, SITE_ROUTES, TEXT_TO_VIDEO, VIDEO_TO_VIDEO } from '../site-routes.ts';

function Page() {
  const { t } = useLingui();
  const composer = (
    <ComposerPanel
      label={t`New clip`}
      tabHrefs={{ text: HOME, image: IMAGE_TO_VIDEO, video: VIDEO_TO_VIDEO, effect: EFFECTS_PATH }}
      settingsHref={TEXT_TO_VIDEO}
      modelsHref={PAGES.models}
    />
  );
  return (
    <HomePage
      composer={composer}
      routes={SITE_ROUTES}
      formHref={TEXT_TO_VIDEO}
      pictureFormHref={IMAGE_TO_VIDEO}
      videoFormHref={VIDEO_TO_VIDEO}
      hrefOfEffect={effectPath}
      galleryHref={remixPath('inspiration')}
    />
  );
}

export const Route = createFileRoute('/_framed/home')({ component: Page });
