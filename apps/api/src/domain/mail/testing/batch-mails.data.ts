import type { MailKind } from '../mail.ts';

/** What the mails of ended batches must hold: kind, changed values, language, subject, words. */
export const BATCH_MAILS: readonly (readonly [MailKind, object, 'en' | 'de' | 'ar', string, readonly string[]])[] = [
  [
    'batch-ended',
    {},
    'en',
    'Your clips are ready',
    [
      '18',
      '2',
      '16',
      'Credits returned',
      'https://kinora.example/library/',
      'https://kinora.example/mails/off/ada?expires=1&signature=s',
    ],
  ],
  ['batch-ended', {}, 'de', 'Ihre Clips sind fertig', ['18', 'Fehlgeschlagen', '16', 'Meine Bibliothek öffnen']],
  ['batch-ended', {}, 'ar', 'مقاطعك جاهزة', ['18', 'النقاط المُعادة', '16', 'فتح مكتبتي', 'إيقاف هذه الرسائل']],
  [
    'batch-ended',
    { ready: '0' },
    'en',
    'Your clips couldn’t be created',
    ['2', '16', 'says why', 'https://kinora.example/library/', 'Stop these emails'],
  ],
  ['batch-ended', { ready: '0' }, 'de', 'Ihre Clips konnten nicht erstellt werden', ['2', '16', 'warum']],
  ['batch-ended', { ready: '0' }, 'ar', 'تعذّر إنشاء مقاطعك', ['2', '16', 'https://kinora.example/library/']],
];
