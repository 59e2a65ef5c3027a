const SHAPES = {
  line: 'h-4 rounded-clip',
  card: 'h-19 rounded-inner',
  item: 'h-27 rounded-card',
  film: 'aspect-video rounded-stage',
  tile: 'aspect-[16/10] rounded-card',
  control: 'h-8 max-nav:h-11 rounded-control',
  /** Chips, a line and a button: side by side, on phones one below the other. */
  composer: 'h-[63.5px] max-nav:h-[137.5px] rounded-large',
  /** A radio card of one line. */
  radio: 'h-11 rounded-inner',
  /** A place to drop a file on. */
  drop: 'h-[99.5px] rounded-inner',
  'submit-bar': 'h-13 rounded-control',
} as const;

export interface SkeletonProps {
  /** The size of what is coming, so that nothing moves when it arrives. */
  shape: keyof typeof SHAPES;
}

/** Stands in the place of something on its way. The container is `aria-busy` and says in words what is loading. */
export function Skeleton({ shape }: SkeletonProps) {
  return <div aria-hidden="true" className={`animate-sweep skeleton-fill ${SHAPES[shape]}`} />;
}
