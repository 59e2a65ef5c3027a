import type { Page } from '@playwright/test';

/** The features by the beginnings of their pages' addresses, without the language. */
const FEATURES = {
  '/ai-video-effects/': 'effects',
  '/ai-video-remix/': 'remix-editor',
  '/checkout/': 'pricing',
  '/home/': 'home',
  '/image-to-video/': 'generators',
  '/library/': 'library',
  '/member/': 'member-center',
  '/models/': 'home',
  '/privacy/': 'layout-nav',
  '/support/': 'layout-nav',
  '/terms/': 'layout-nav',
  '/text-to-video/': 'generators',
  '/v/': 'library',
  '/video-to-video/': 'generators',
} as const;

/** The feature that draws the page at an address; undefined for a page that is none's. */
function featureOf(address: string): string | undefined {
  const path = URL.parse(address)?.pathname.replace(/^\/(?:ar|de)(?=\/)/, '') ?? '';
  return Object.entries(FEATURES).find(([beginning]) => path.startsWith(beginning))?.[1];
}

/** Collects the features of all pages that are opened in the browser of this page. */
export function watchFeatures(page: Page): ReadonlySet<string> {
  const seen = new Set<string>();
  const follow = (one: Page) =>
    one.on('framenavigated', (frame) => {
      const feature = frame === one.mainFrame() ? featureOf(frame.url()) : undefined;
      if (feature !== undefined) seen.add(feature);
    });
  follow(page);
  page.context().on('page', follow);
  return seen;
}
