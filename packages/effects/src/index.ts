export { type EffectWords, wordsOfEffect } from './catalogue/effect-messages.ts';
export { findEffect } from './catalogue/effects.ts';
export { EffectPage, type EffectPageProps } from './detail/effect-page.tsx';
export { EffectsPage, type EffectsPageProps } from './list/effects-page.tsx';
