import { ComposerPanel } from '@kinora/generators';
import { HomePage } from '@kinora/home';
import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';

import { effectPath } from '../effect-addresses.ts';
import { remixPath } from '../remix-addresses.ts';
import { IMAGE_TO_VIDEO, SITE_ROUTES, TEXT_TO_VIDEO, VIDEO_TO_VIDEO } from '../site-routes.ts';

function Page() {
  const { t } = useLingui();
  return (
    <HomePage
      composer={<ComposerPanel label={t`New clip`} settingsHref={TEXT_TO_VIDEO} />}
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
