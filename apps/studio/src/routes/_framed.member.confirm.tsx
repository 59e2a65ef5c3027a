import { ConfirmPage } from '@kinora/member-center';
import { createFileRoute, redirect } from '@tanstack/react-router';

import { openedProof, takeProof } from '../opened-proof.ts';

function Page() {
  return <ConfirmPage proof={openedProof()} memberHref="/member/" />;
}

export const Route = createFileRoute('/_framed/member/confirm')({
  // Before anything is loaded or shown: what proves an address does not stay in the bar and the history.
  beforeLoad: ({ location }) => {
    // TanStack's control flow is by throwing.
    if (takeProof(location.hash)) throw redirect({ to: '/member/confirm/', hash: '', replace: true });
  },
  component: Page,
});
