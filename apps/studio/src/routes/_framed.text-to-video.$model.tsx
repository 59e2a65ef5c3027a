import { TextToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

import { CLIP_PAGES } from '../clip-pages.ts';
import { lazyStudio } from '../lazy-studio.ts';
import { useOpenedLink } from '../opened-link.ts';

function ModelPage() {
  const { model } = Route.useParams();
  return <TextToVideoPage model={model} {...useOpenedLink('/text')} pages={CLIP_PAGES} />;
}

export const Route = createFileRoute('/_framed/text-to-video/$model')({
  beforeLoad: async ({ params }) => {
    const { admit, modelsOf } = await lazyStudio.load();
    admit(modelsOf('text').includes(params.model));
  },
  component: ModelPage,
});
