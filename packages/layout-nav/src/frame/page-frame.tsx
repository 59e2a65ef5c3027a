import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export interface PageFrameProps {
  header: ReactNode;
  navigation: ReactNode;
  mobileMenu: ReactNode;
  /** An offer above the page: 71 px, kept free from the first paint on. Left out where there is none. */
  banner?: ReactNode;
  /** One bar under the header. */
  bar?: ReactNode;
  /** One quiet line below the page. */
  footer?: ReactNode;
  children: ReactNode;
}

/** Header on top, navigation at the start, the page beside it: offset 240, 80 or 0, at most 1200 px wide. */
export function PageFrame({ header, navigation, mobileMenu, banner, bar, footer, children }: PageFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col overflow-x-clip pt-(--frame-banner)">
      <a href="#main" className="skip-link">
        <Trans>Skip to content</Trans>
      </a>
      {banner !== undefined && (
        <div data-banner className="fixed inset-x-0 top-0 z-header h-(--frame-banner) low:absolute">
          {banner}
        </div>
      )}
      {header}
      {navigation}
      {mobileMenu}
      <main
        id="main"
        tabIndex={-1}
        className="ms-(--frame-offset) flex-1 px-(--frame-gutter) pt-2 pb-16 focus:outline-none"
      >
        <div className="isolate mx-auto max-w-content">
          {bar !== undefined && <div className="pb-4 empty:hidden">{bar}</div>}
          {children}
        </div>
      </main>
      {footer && (
        <footer className="in-room:hidden ms-(--frame-offset) px-(--frame-gutter) pb-5">
          <div className="mx-auto flex max-w-content flex-wrap justify-center gap-x-10 [&_ul]:justify-center">
            {footer}
          </div>
        </footer>
      )}
    </div>
  );
}
