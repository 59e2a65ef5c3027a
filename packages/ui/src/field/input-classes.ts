/** The edge and the states of everything one types into. Each line runs the way of its own first letter. */
export const INPUT_CLASSES =
  '[unicode-bidi:plaintext] w-full rounded-control border border-line-control bg-surface-1 px-3.5 text-body text-strong transition-[border-color,box-shadow] placeholder:text-muted placeholder:opacity-100 hover:border-line-control-hover focus:border-accent focus:shadow-[0_0_0_3px_var(--color-accent-halo)] focus:outline-none aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:text-muted forced-colors:focus:outline-2';

export const INPUT_HEIGHTS = { medium: 'h-11', large: 'h-13' } as const;
