import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';

/** The fragment of the address, which holds the form somebody shared, and how to take it out of the address. */
export function useOpenedLink() {
  const fragment = useLocation({ select: ({ hash }) => hash });
  const navigate = useNavigate();
  const onLinkOpened = useCallback(() => void navigate({ to: './', replace: true, resetScroll: false }), [navigate]);
  return { fragment, onLinkOpened };
}
