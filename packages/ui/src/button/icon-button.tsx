import type { ComponentProps, ReactNode } from 'react';

const LOOKS = {
  plain: 'rounded-control text-body hover:bg-surface-3 hover:text-strong',
  media: 'rounded-control text-on-media hover:bg-frost',
  glass: 'rounded-full bg-glass text-on-media backdrop-blur-sm hover:bg-scrim',
} as const;

const SIZES = { small: 'size-8 [&>svg]:size-4.5', medium: 'size-10', large: 'size-11' } as const;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> {
  /** What it does: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  /** Media and glass stand on pictures. */
  look?: keyof typeof LOOKS;
  /** 32, 40 or 44 px; 44 on phones. */
  size?: keyof typeof SIZES;
  /** Makes it a switch. */
  pressed?: boolean;
}

export function IconButton({ label, icon, look = 'plain', size = 'medium', pressed, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={`grid flex-none place-items-center transition-look active:scale-98 aria-pressed:bg-accent-soft aria-pressed:text-accent disabled:cursor-not-allowed disabled:bg-transparent disabled:text-line-control max-nav:size-11 ${LOOKS[look]} ${SIZES[size]}`}
    >
      {icon}
    </button>
  );
}
