import { ModelsPage } from '@kinora/home';
import { createFileRoute } from '@tanstack/react-router';

import { FORMS } from '../site-routes.ts';

function Page() {
  return <ModelsPage pages={FORMS} />;
}

export const Route = createFileRoute('/_framed/models')({ component: Page });
