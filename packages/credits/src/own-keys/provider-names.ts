import type { KeyProvider } from '@kinora/contracts/creations';

/** What providers are called in every language. */
export const PROVIDER_NAMES: Readonly<Record<KeyProvider, string>> = {
  fal: 'fal',
  google: 'Google',
  minimax: 'MiniMax',
  pixverse: 'PixVerse',
  replicate: 'Replicate',
  vidu: 'Vidu',
};
