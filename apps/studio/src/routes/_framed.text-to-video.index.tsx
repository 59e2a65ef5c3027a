import { TextToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

import { effectPath } from '../effect-addresses.ts';
import { useOpenedLink } from '../opened-link.ts';

function Page() {
  return <TextToVideoPage {...useOpenedLink()} hrefOfEffect={effectPath} />;
}

export const Route = createFileRoute('/_framed/text-to-video/')({ component: Page });
