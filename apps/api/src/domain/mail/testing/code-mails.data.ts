import type { MailKind } from '../mail.ts';

/** What the mails with a code must hold: kind, changed values, language, subject, words. */
export const CODE_MAILS: readonly (readonly [MailKind, object, 'en' | 'de' | 'ar', string, readonly string[]])[] = [
  [
    'code',
    {},
    'en',
    'Your password reset code',
    ['ABC234', '10 minutes', 'None of us will ever ask', 'Didn’t request it?', 'works once', 'help@kinora.example'],
  ],
  [
    'code',
    {},
    'de',
    'Ihr Code für ein neues Passwort',
    [
      'ABC234',
      '10 Minuten',
      'Niemand von uns wird Sie jemals',
      'nicht angefordert?',
      'gilt einmal',
      'help@kinora.example',
    ],
  ],
];
