import { TextToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

import { effectPath } from '../effect-addresses.ts';
import { lateStudio } from '../late-studio.ts';
import { useOpenedLink } from '../opened-link.ts';

function ModelPage() {
  const { model } = Route.useParams();
  return <TextToVideoPage model={model} {...useOpenedLink()} hrefOfEffect={effectPath} />;
}

export const Route = createFileRoute('/_framed/text-to-video/$model')({
  beforeLoad: async ({ params }) => {
    const { admit, findMode } = await lateStudio.load();
    admit(findMode(params.model, 'text') !== undefined);
  },
  component: ModelPage,
});
