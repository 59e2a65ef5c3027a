export { findEffect } from './catalogue/effects.ts';
