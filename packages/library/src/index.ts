export { addressOf, filterOf, type LibraryFilter } from './filter/library-address.ts';
export { LibraryPage, type LibraryPageProps } from './page/library-page.tsx';
