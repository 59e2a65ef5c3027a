import { PASSWORD_RULES } from '@kinora/auth';
import { EMAIL_MAX } from '@kinora/contracts';
import { PasswordField, TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ChangeEventHandler, FocusEventHandler } from 'react';

export interface MemberFieldProps {
  name: 'current' | 'email' | 'password' | 'word';
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  readOnly: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur: FocusEventHandler<HTMLInputElement>;
}

function Password({ isNew, hint, ...field }: MemberFieldProps & { isNew: boolean }) {
  const { t } = useLingui();
  return (
    <PasswordField
      {...field}
      {...(isNew && PASSWORD_RULES)}
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? t`6 to 16 letters, digits and punctuation marks.` : hint}
    />
  );
}

/** One of the things a form of the member center asks for. */
export function MemberField(field: MemberFieldProps) {
  const { name } = field;
  if (name === 'current' || name === 'password') return <Password {...field} isNew={name === 'password'} />;
  if (name === 'word') return <TextField {...field} autoComplete="off" autoCapitalize="none" spellCheck={false} />;
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={EMAIL_MAX}
    />
  );
}
