import { useState } from 'react';

import { IconButton } from '../button/icon-button.tsx';
import { HideIcon, ShowIcon } from '../icon/icons.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** "Show password", "Hide password": the names of the eye. */
  showLabel: string;
  hideLabel: string;
}

/** A password that its writer may look at. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? hideLabel : showLabel}
          icon={isShown ? <HideIcon /> : <ShowIcon />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
