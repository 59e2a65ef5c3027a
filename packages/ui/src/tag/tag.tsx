import type { ReactNode } from 'react';

const LOOKS = {
  neutral: 'bg-surface-4 text-body',
  lamp: 'bg-accent-soft text-accent',
  success: 'bg-success-soft text-success',
  danger: 'bg-danger-soft text-danger',
  info: 'bg-info-soft text-info',
  glass: 'bg-glass text-on-media backdrop-blur-sm',
} as const;

const SIZES = { small: 'px-1.75 text-tag', medium: 'px-2.5 text-micro leading-6' } as const;

export interface TagProps {
  look?: keyof typeof LOOKS;
  size?: keyof typeof SIZES;
  /** A small lamp that breathes: something is going on. */
  live?: boolean;
  children: ReactNode;
}

export function Tag({ look = 'neutral', size = 'small', live = false, children }: TagProps) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full font-bold whitespace-nowrap ${SIZES[size]} ${LOOKS[look]}`}
    >
      {live && (
        <span
          aria-hidden="true"
          className="size-1.75 animate-breathe rounded-full bg-accent shadow-[0_0_8px_var(--color-accent)]"
        />
      )}
      {children}
    </span>
  );
}
