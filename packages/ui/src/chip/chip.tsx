import type { ComponentProps, ReactNode } from 'react';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'className' | 'style'> {
  icon?: ReactNode;
  /** 28 or 36 px high; 44 on phones. */
  size?: 'small' | 'medium';
  /** Makes it a switch. */
  pressed?: boolean;
}

const SIZES = {
  small: 'min-h-7 gap-1.5 px-2.5 text-micro',
  medium: 'min-h-9 gap-2 px-3.5 text-small',
} as const;

/** A small choice or tool: a filter, a prompt to try. */
export function Chip({ icon, size = 'medium', pressed, children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      className={`inline-flex flex-none items-center justify-center rounded-full bg-surface-2 font-medium whitespace-nowrap text-body shadow-e1 transition-look hover:bg-surface-3 hover:text-strong active:scale-98 aria-pressed:bg-strong aria-pressed:text-on-strong disabled:cursor-not-allowed disabled:text-muted max-nav:min-h-11 max-nav:min-w-11 [&>svg]:size-4 ${SIZES[size]}`}
    >
      {icon}
      {children}
    </button>
  );
}
