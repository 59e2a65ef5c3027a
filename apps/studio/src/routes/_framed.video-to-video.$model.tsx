import { VideoToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

import { CLIP_PAGES } from '../clip-pages.ts';
import { lazyStudio } from '../lazy-studio.ts';
import { useOpenedLink } from '../opened-link.ts';

function ModelPage() {
  const { model } = Route.useParams();
  return <VideoToVideoPage model={model} {...useOpenedLink('/video')} pages={CLIP_PAGES} />;
}

export const Route = createFileRoute('/_framed/video-to-video/$model')({
  beforeLoad: async ({ params }) => {
    const { admit, modelsOf } = await lazyStudio.load();
    admit(modelsOf('video').includes(params.model));
  },
  component: ModelPage,
});
