/** A turning ring in the colour of the text; the busy element itself says that it is busy. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 flex-none animate-spin rounded-full border-2 border-current border-t-transparent"
    />
  );
}
