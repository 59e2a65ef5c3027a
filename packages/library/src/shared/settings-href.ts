// Loaded by `late-settings-href.ts` alone.
export { settingsHref } from '@kinora/creations/links';
