import { ComposerPanel } from '@kinora/generators';
import { HomePage } from '@kinora/home';
import { ClapperboardIcon, EffectIcon, ImageIcon, TextIcon } from '@kinora/ui';
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
      tabs={[
        { value: 'text', href: HOME, icon: <TextIcon />, label: t`Text` },
        { value: 'image', href: IMAGE_TO_VIDEO, icon: <ImageIcon />, label: t`Image` },
        { value: 'video', href: VIDEO_TO_VIDEO, icon: <ClapperboardIcon />, label: t`Video` },
        { value: 'effect', href: EFFECTS_PATH, icon: <EffectIcon />, label: t`Effect` },
      ]}
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
