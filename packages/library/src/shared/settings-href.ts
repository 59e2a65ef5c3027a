// Loaded by `lazy-settings-href.ts` alone.
export { settingsHref } from '@kinora/creations/links';
