/** What older screens cut off: actions stay within nine tenths of the picture, words within eight. */
const AREAS = [0.9, 0.8];

/** Two frames over the picture. */
export function SafeAreas() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 size-full text-on-media opacity-70"
    >
      {AREAS.map((share) => (
        <rect
          key={share}
          x={(1 - share) / 2}
          y={(1 - share) / 2}
          width={share}
          height={share}
          fill="none"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}
