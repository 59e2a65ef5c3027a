import type { ComponentProps, ReactNode } from 'react';

import { iconButtonClasses, type IconButtonShape } from './icon-button-classes.ts';

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>, IconButtonShape {
  /** What it does: its name for screen readers and its tooltip. */
  label: string;
  icon: ReactNode;
  /** Makes it a switch. */
  pressed?: boolean;
}

export function IconButton({ label, icon, look, size, pressed, ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      type="button"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      className={iconButtonClasses({ look, size })}
    >
      {icon}
    </button>
  );
}
