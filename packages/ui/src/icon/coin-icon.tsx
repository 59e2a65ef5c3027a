/** A credit: the K of the mark in a ring. It takes the colour of the text around it. */
export function CoinIcon() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 flex-none" fill="none" stroke="currentColor">
      <circle cx="8" cy="8" r="6.6" strokeWidth="1.6" />
      <path d="M6 5.2v5.6M8 7.3l2.3-2M8 8.7l2.3 2" strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}
