import { EffectsPage } from '@kinora/effects';
import { createFileRoute } from '@tanstack/react-router';

import { effectPath } from '../effect-addresses.ts';

function Page() {
  return <EffectsPage today={new Date()} hrefOf={effectPath} />;
}

export const Route = createFileRoute('/_framed/ai-video-effects/')({ component: Page });
