import { passwordHint, passwordRules } from '@kinora/auth';
import { EMAIL_MAX, type SecurityProfile } from '@kinora/contracts';
import { KEY_MAX } from '@kinora/contracts/creations';
import { PasswordField, TextField } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import type { ChangeEventHandler, FocusEventHandler } from 'react';

export interface MemberFieldProps {
  name: 'current' | 'email' | 'key' | 'password' | 'word';
  label: string;
  hint?: string | undefined;
  /** Of a new password: what it may be is a matter of the server's profile. */
  security?: SecurityProfile | undefined;
  error?: string | undefined;
  value: string;
  readOnly: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur: FocusEventHandler<HTMLInputElement>;
}

function Password({ isNew, hint, security = 'spec', ...field }: MemberFieldProps & { isNew: boolean }) {
  const { i18n, t } = useLingui();
  return (
    <PasswordField
      {...field}
      {...(isNew && passwordRules(security))}
      showLabel={t`Show password`}
      hideLabel={t`Hide password`}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? i18n._(passwordHint(security)) : hint}
    />
  );
}

/** Hidden as a password is, and none of the browser's to keep. */
function Key(field: Omit<MemberFieldProps, 'security'>) {
  const { t } = useLingui();
  return (
    <PasswordField {...field} showLabel={t`Show key`} hideLabel={t`Hide key`} autoComplete="off" maxLength={KEY_MAX} />
  );
}

/** One of the things a form of the member center asks for. */
export function MemberField({ security, ...field }: MemberFieldProps) {
  const { name } = field;
  if (name === 'password') return <Password {...field} security={security} isNew />;
  if (name === 'current') return <Password {...field} isNew={false} />;
  if (name === 'key') return <Key {...field} />;
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
