import { CheckoutPage } from '@kinora/pricing/checkout';
import { createFileRoute } from '@tanstack/react-router';

import { HOME } from '../site-routes.ts';

function Page() {
  return <CheckoutPage id={Route.useParams().id} homeHref={HOME} memberHref="/member/" />;
}

export const Route = createFileRoute('/_framed/checkout/$id')({ component: Page });
