/** A card that is one of several: the states follow the radio inside it. */
export const CARD_CLASSES =
  'relative grid min-h-11 content-center gap-0.5 rounded-inner bg-surface-3 shadow-lit transition-look hover:bg-surface-4 has-checked:bg-accent-soft has-checked:shadow-chosen has-focus-visible:focus-ring has-disabled:cursor-not-allowed has-disabled:bg-transparent has-disabled:shadow-edge forced-colors:border forced-colors:has-checked:border-4';
