export { PreviewPanel, type PreviewPanelProps } from './preview/preview-panel.tsx';
export { RemixPage, type RemixPageProps, type RemixPages } from './remix-page.tsx';
export type { RemixTab } from './remix-tabs/remix-tab.ts';
