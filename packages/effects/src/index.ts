export { EffectPage, type EffectPageProps } from './detail/effect-page.tsx';
export { EffectsPage, type EffectsPageProps } from './list/effects-page.tsx';
export { findEffect } from './catalogue/effects.ts';
