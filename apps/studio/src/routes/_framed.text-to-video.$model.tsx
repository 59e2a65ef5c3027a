import { TextToVideoPage } from '@kinora/generators';
import { createFileRoute, notFound } from '@tanstack/react-router';

import { effectPath } from '../effect-addresses.ts';
import { lateStudio } from '../late-studio.ts';
import { useOpenedLink } from '../opened-link.ts';

function ModelPage() {
  const { model } = Route.useParams();
  return <TextToVideoPage model={model} {...useOpenedLink()} hrefOfEffect={effectPath} />;
}

export const Route = createFileRoute('/_framed/text-to-video/$model')({
  beforeLoad: async ({ params }) => {
    const { findMode } = await lateStudio.load();
    // TanStack's control flow is by throwing.
    if (!findMode(params.model, 'text')) throw notFound();
  },
  component: ModelPage,
});
