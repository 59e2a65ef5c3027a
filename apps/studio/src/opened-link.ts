import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/**
 * The fragment of the address, which holds a shared form, and how to take it out of the address. While another page
 * loads, this one still stands at that page's address: only a fragment of an address with `path` is for this form.
 */
export function useOpenedLink(path: `/${string}`) {
  const fragment = useLocation({ select: ({ hash, pathname }) => (pathname.includes(path) ? hash : '') });
  const navigate = useNavigate();
  const onLinkOpened = useCallback(() => void navigate({ to: './', replace: true, resetScroll: false }), [navigate]);
  return { fragment, onLinkOpened };
}
