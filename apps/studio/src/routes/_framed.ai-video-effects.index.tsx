import { EffectsPage } from '@kinora/effects';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

import { effectPath } from '../effect-addresses.ts';

function Page() {
  const [today] = useState(() => new Date());
  return <EffectsPage today={today} hrefOf={effectPath} />;
}

export const Route = createFileRoute('/_framed/ai-video-effects/')({ component: Page });
