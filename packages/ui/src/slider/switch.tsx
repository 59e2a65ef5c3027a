import type { ComponentProps, ReactNode } from 'react';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'style' | 'type' | 'onChange'> {
  label: ReactNode;
  onSwitch?: (isOn: boolean) => void;
}

export function Switch({ label, onSwitch, ...rest }: SwitchProps) {
  return (
    <label className="flex items-center justify-between gap-3 text-small text-body has-disabled:text-muted max-nav:min-h-11">
      {label}
      <input {...rest} type="checkbox" onChange={(event) => onSwitch?.(event.target.checked)} className="switch" />
    </label>
  );
}
