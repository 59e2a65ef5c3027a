// Loaded by `lazy-composer.ts` alone.
export { ComposerTabs } from './form/composer-tabs.tsx';
export { LazyComposerPanel } from './form/lazy-composer-panel.tsx';
