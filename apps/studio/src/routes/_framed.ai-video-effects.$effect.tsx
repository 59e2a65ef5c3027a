import { EffectPage } from '@kinora/effects';
import { createFileRoute } from '@tanstack/react-router';

import { effectPath, EFFECTS_PATH } from '../effect-addresses.ts';
import { lazyStudio } from '../lazy-studio.ts';
import { useOpenedLink } from '../opened-link.ts';
import { FORMS } from '../site-routes.ts';

function Page() {
  const { effect } = Route.useParams();
  return (
    <EffectPage
      id={effect}
      hrefOf={effectPath}
      listHref={EFFECTS_PATH}
      formHrefs={FORMS}
      {...useOpenedLink(`/ai-video-effects/${effect}`)}
    />
  );
}

export const Route = createFileRoute('/_framed/ai-video-effects/$effect')({
  beforeLoad: async ({ params }) => {
    const [{ admit }, { findEffect }] = await Promise.all([lazyStudio.load(), import('@kinora/effects')]);
    admit(findEffect(params.effect) !== undefined);
  },
  component: Page,
});
