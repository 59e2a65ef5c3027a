import { TextToVideoPage } from '@kinora/generators';
import { createFileRoute } from '@tanstack/react-router';

import { useOpenedLink } from '../opened-link.ts';

function Page() {
  return <TextToVideoPage {...useOpenedLink()} />;
}

export const Route = createFileRoute('/_framed/text-to-video/')({ component: Page });
