import { createFileRoute, Outlet, useLocation } from '@tanstack/react-router';

import { Shell } from '../shell.tsx';

function Framed() {
  const { pathname } = useLocation();
  return (
    <Shell pathname={pathname}>
      <Outlet />
    </Shell>
  );
}

/** Every page that stands in the frame; an address that leads nowhere has a page of its own. */
export const Route = createFileRoute('/_framed')({ component: Framed });
