import { lateShell } from '@kinora/layout-nav';
import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';

import { Shell } from '../shell.tsx';

// What a loader returns is kept by the router; a part keeps itself.
const nothing = () => null;

function Framed() {
  const { pathname } = useLocation();
  return (
    <Shell pathname={pathname}>
      <Outlet />
    </Shell>
  );
}

/** Every page that stands in the frame; an address that leads nowhere has a page of its own. */
export const Route = createFileRoute('/_framed')({ loader: () => lateShell.load().then(nothing), component: Framed });
