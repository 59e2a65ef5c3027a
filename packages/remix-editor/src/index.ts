export { EditPage } from './editor-page/edit-page.tsx';
export type { EditorPageProps } from './editor-page/editor-page.tsx';
export { RemixPage, type RemixPageProps, type RemixPages } from './remix-page.tsx';
export type { RemixTab } from './remix-tabs/remix-tab.ts';
