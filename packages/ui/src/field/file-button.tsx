import type { ReactNode } from 'react';

import { buttonClasses, type ButtonShape } from '../button/button-classes.ts';

export interface FileButtonProps extends Omit<ButtonShape, 'wide'> {
  /** Media types of the files that the browser offers. */
  accept: string;
  icon?: ReactNode;
  disabled?: boolean;
  /** What it does, its name too: "Choose an image". */
  children: ReactNode;
  onFile: (file: File) => void;
}

/** A button that lets choose one file; a file may be dropped on it too. */
export function FileButton({ accept, icon, disabled = false, children, onFile, ...shape }: FileButtonProps) {
  const classes = buttonClasses(shape);
  return (
    <label
      className={`relative ${classes} has-disabled:cursor-not-allowed has-disabled:bg-surface-3 has-disabled:text-muted has-focus-visible:focus-ring`}
    >
      {icon}
      {children}
      <input
        type="file"
        accept={accept}
        disabled={disabled}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again.
          event.target.value = '';
          if (file) onFile(file);
        }}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0 file:cursor-[inherit]"
      />
    </label>
  );
}
