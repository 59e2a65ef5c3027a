/** The mark of the other provider, four arcs and a bar of our own drawing. */
export function GoogleLogo() {
  return (
    <svg viewBox="0 0 20 20" fill="none" strokeWidth="3.6" aria-hidden="true">
      <path stroke="#ea4335" d="M4.2 6.1A7.2 7.2 0 0 1 15.2 5" />
      <path stroke="#fbbc05" d="M4.4 14.5A7.2 7.2 0 0 1 4.2 6.1" />
      <path stroke="#34a853" d="M14.8 15.4A7.2 7.2 0 0 1 4.4 14.5" />
      <path stroke="#4285f4" d="M10 10h7.2a7.2 7.2 0 0 1-2.4 5.4" />
    </svg>
  );
}
