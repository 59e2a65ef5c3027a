// Loaded by `lazy-settings-href.ts` alone.
export { valueWords } from '@kinora/creating/models';
export { settingsHref } from '@kinora/creations/links';
