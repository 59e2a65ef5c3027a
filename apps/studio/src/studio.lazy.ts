// Loaded by `lazy-studio.ts` alone.
export { createStudioApi } from './studio-api.ts';
export { ErrorPage } from './error-page.tsx';
export { NotFoundPage } from './not-found-page.tsx';
export { Tray } from './tray.tsx';
export { LoginHost } from './login-host.tsx';
export { NewBuildPanel } from '@kinora/layout-nav';
export { PricingHost } from '@kinora/pricing';
export { startVisit } from './start-visit.tsx';
export { Toaster } from '@kinora/ui';
export { isFetchingTraits } from '@kinora/browser/kept';
export { modelsOf } from '@kinora/contracts/catalogue';
export { admit } from './route-check.ts';
export { isPreloading, PagePreloader } from './page-preloader.tsx';
export { PageNews } from './page-news.tsx';
