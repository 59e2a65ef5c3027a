import { afterPaint } from '@kinora/browser';
import type { RenderLink } from '@kinora/ui';
import type { AnyRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** A click the browser should handle itself: another button, a new tab, a download. */
const isBrowsers = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** How packages' links move from page to page without loading again. */
export function createRouterLink(router: AnyRouter): RenderLink {
  return ({ external: _external, children, onClick, href, ...rest }) => (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.();
        if (isBrowsers(event) || !href.startsWith('/')) return;
        event.preventDefault();
        // The press is seen first: a page is drawn in one go, which takes a while on a slow device.
        afterPaint(() => router.history.push(href));
      }}
    >
      {children}
    </a>
  );
}
