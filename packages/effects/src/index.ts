export { EffectPage, type EffectPageProps } from './detail/effect-page.tsx';
export { EffectsPage, type EffectsPageProps } from './list/effects-page.tsx';
export { findEffect } from './catalogue/effects.ts';
export { wordsOfEffect, type EffectWords } from './catalogue/effect-words.ts';
