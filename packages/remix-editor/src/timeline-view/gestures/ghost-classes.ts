/** What is dragged, as it would lie. */
export const GHOST_CLASSES =
  'pointer-events-none absolute overflow-hidden rounded-clip bg-accent-soft px-2 text-micro font-medium text-ellipsis whitespace-nowrap text-strong outline-2 -outline-offset-2 outline-accent';
