import { describe, expect, it } from 'vitest';

import type { MailKind, MailValues } from './mail.ts';
import { mailLanguageOf, renderMail } from './render-mail.ts';
import { ARABIC_MAILS } from './testing/arabic-mails.data.ts';
import { BATCH_MAILS } from './testing/batch-mails.data.ts';
import { CODE_MAILS } from './testing/code-mails.data.ts';
import { PURCHASE_MAILS } from './testing/purchase-mails.data.ts';

const BASE = 'https://kinora.example';
const LINK = `${BASE}/member/confirm/#proof=p_0123456789`;
const context = { createdAt: Date.UTC(2026, 10, 22, 5, 7), support: 'help@kinora.example', operator: 'Ada & Sons' };
const SUPPORT = {
  id: 'm1',
  topic: 'clip',
  email: 'bob@example.com',
  message: 'My clip is gone.\nPlease look.',
  member: 'm-7',
  creation: '',
};
const VALUES: MailValues = {
  'address-changed': { email: 'a***@n***.example' },
  'batch-ended': {
    ready: '18',
    failed: '2',
    returned: '16',
    library: `${BASE}/library/`,
    off: `${BASE}/mails/off/ada?expires=1&signature=s`,
  },
  code: { code: 'ABC234' },
  'confirm-address': { link: LINK },
  'deletion-asked': { at: '2026-11-29T05:07:00Z' },
  'new-sign-in': { device: 'Firefox on Linux' },
  'password-changed': {},
  'payment-failed': { sku: 'pro-month', cents: '3999' },
  'payment-received': { sku: 'pro-year', cents: '23994', number: 'in_7', until: '2026-11-29T05:07:00Z' },
  'payment-refunded': { sku: 'pack-200', cents: '400', number: 'in_7' },
  'plan-ends': { sku: 'basic-month', until: '2026-11-29T05:07:00Z', why: '' },
  'plan-renews': { sku: 'basic-year', cents: '9594', until: '2026-11-29T05:07:00Z' },
  support: SUPPORT,
  welcome: { link: LINK },
};
const NOW = { en: '22 November 2026 at 05:07 UTC', de: '22. November 2026 um 05:07 UTC' };
const THEN = { en: '29 November 2026 at 05:07 UTC', de: '29. November 2026 um 05:07 UTC' };

/** What text and HTML must both hold, in each language. */
const HOLDS: readonly (readonly [MailKind, object, 'en' | 'de' | 'ar', string, readonly string[]])[] = [
  ...CODE_MAILS,
  ['welcome', {}, 'en', 'Welcome to Kinora', [LINK, '24 hours', 'Confirm my address', 'Didn’t create an account?']],
  [
    'welcome',
    {},
    'de',
    'Willkommen bei Kinora',
    [LINK, '24 Stunden', 'Meine Adresse bestätigen', 'kein Konto eröffnet?'],
  ],
  ['welcome', { link: undefined }, 'en', 'Welcome to Kinora', ['Google', 'you’re all set', 'set a password']],
  ['welcome', { link: undefined }, 'de', 'Willkommen bei Kinora', ['Google', 'nichts mehr zu tun', 'ein Passwort']],
  ['confirm-address', {}, 'en', 'Please confirm this address', [LINK, '24 hours', 'Not you?']],
  ['confirm-address', {}, 'de', 'Bitte bestätigen Sie diese Adresse', [LINK, '24 Stunden', 'Das waren nicht Sie?']],
  [
    'new-sign-in',
    {},
    'en',
    'New sign-in to your account',
    ['Firefox on Linux', NOW.en, 'Not you?', 'help@kinora.example'],
  ],
  ['new-sign-in', {}, 'de', 'Neue Anmeldung in Ihrem Konto', ['Firefox on Linux', NOW.de, 'Das waren nicht Sie?']],
  ['password-changed', {}, 'en', 'Your password was changed', [NOW.en, 'signed out', 'Not you?']],
  ['password-changed', {}, 'de', 'Ihr Passwort wurde geändert', [NOW.de, 'abgemeldet', 'Das waren nicht Sie?']],
  ['password-changed', { how: 'removed' }, 'en', 'Your password was removed', ['Google', NOW.en]],
  ['password-changed', { how: 'removed' }, 'de', 'Das Passwort Ihres Kontos wurde entfernt', ['Google', NOW.de]],
  ['address-changed', {}, 'en', 'Your account email was changed', ['a***@n***.example', NOW.en, 'help@kinora.example']],
  ['address-changed', {}, 'de', 'Die Adresse Ihres Kontos wurde geändert', ['a***@n***.example', NOW.de]],
  [
    'address-changed',
    { which: 'notice' },
    'en',
    'Your notification address was changed',
    ['a***@n***.example', NOW.en],
  ],
  [
    'address-changed',
    { which: 'notice' },
    'de',
    'Ihre Benachrichtigungsadresse wurde geändert',
    ['a***@n***.example', NOW.de],
  ],
  ['address-changed', { which: 'notice-removed', email: '' }, 'en', 'Your notification address was removed', [NOW.en]],
  [
    'address-changed',
    { which: 'notice-removed', email: '' },
    'de',
    'Ihre Benachrichtigungsadresse wurde entfernt',
    [NOW.de],
  ],
  ['deletion-asked', {}, 'en', 'Your account will be deleted', [THEN.en, 'keep the account']],
  ['deletion-asked', {}, 'de', 'Ihr Konto wird gelöscht', [THEN.de, 'behalten Sie das Konto']],
  ['deletion-asked', { at: undefined }, 'en', 'Your account will be deleted', [THEN.en]],
  ...BATCH_MAILS,
  ...PURCHASE_MAILS,
  ...ARABIC_MAILS,
  ['support', {}, 'en', 'Clip: message from bob@example.com', ['My clip is gone.', 'm-7', NOW.en, 'm1']],
  ['support', {}, 'de', 'Clip: Nachricht von bob@example.com', ['My clip is gone.', 'm-7', NOW.de, 'm1']],
];

const rendered = (kind: MailKind, change: object = {}, locale = 'en') =>
  renderMail({ kind, locale, values: { ...VALUES[kind], ...change } }, context);

/** What a reader sees of HTML without its tags. */
const seen = (html: string) =>
  html
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('each mail', () => {
  it.each(HOLDS)('%s %j in %s holds what it must', (...row) => {
    const [kind, change, locale, subject, words] = row;
    const mail = rendered(kind, change, locale);
    expect(mail.subject).toBe(subject);
    for (const word of words) {
      expect(mail.text).toContain(word);
      expect(seen(mail.html)).toContain(word);
    }
    expect(`${mail.subject}${mail.text}${seen(mail.html)}`).not.toMatch(/[{}]|undefined|NaN|: $/m);
  });

  it.each(['en', 'de', 'ar'])('is tried in %s', (language) => {
    const tried = HOLDS.filter(([, , one]) => one === language).map(([kind]) => kind);
    expect(Object.keys(VALUES).filter((kind) => !tried.some((one) => one === kind))).toEqual([]);
  });

  it.each(Object.keys(VALUES))('%s loads nothing, runs nothing and links to our own address only', (kind) => {
    const { html, text } = rendered(kind as MailKind);
    expect(html).not.toMatch(/<(img|script|iframe|link|object|form|table)\b|url\(|@import|\son\w+=|style="/i);
    const links = [...html.matchAll(/href="([^"]*)"/g), ...text.matchAll(/(https?:\S+)/g)].map(([, link]) => link);
    expect(links.filter((link) => !link?.startsWith(`${BASE}/`))).toEqual([]);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html.includes('help@kinora.example')).toBe(kind !== 'support');
  });
});

describe('a value', () => {
  it.each(Object.keys(VALUES))('in %s is text, whatever it says', (kind) => {
    const hostile = '"><img src=x onerror=alert(1)>{code}&amp;\'';
    const change = Object.fromEntries(Object.keys(VALUES[kind as MailKind]).map((name) => [name, hostile]));
    const { html } = rendered(kind as MailKind, change);
    expect(html).not.toMatch(/<img/);
    expect(html).not.toContain('href=""');
  });

  it('in a link stays in the link', () => {
    const { html } = rendered('welcome', { link: `${BASE}/"onclick="alert(1)` });
    expect(html).toContain(`href="${BASE}/&quot;onclick=&quot;alert(1)"`);
  });

  it('does not turn the direction of what stands beside it', () => {
    const turning = 'Fire\u202Efox\u2066\u200F \u2069on\u061C Linux\u0000\uFEFF';
    const { html, text } = rendered('new-sign-in', { device: turning });
    expect(html).toContain('<dd><bdi>Firefox on Linux</bdi></dd>');
    expect(text).toContain('Device: Firefox on Linux\n');
    expect(rendered('new-sign-in', { device: 'متصفح' }).html).toContain('<bdi>متصفح</bdi>');
  });

  it('adds no line to a subject', () => {
    const { subject, text } = rendered('support', { email: 'a@b.example\r\nBcc: c@d.example' });
    expect(subject).toBe('Clip: message from a@b.example Bcc: c@d.example');
    expect(text).toContain('From: a@b.example Bcc: c@d.example\n');
  });

  it('keeps the lines of a message, each marked as somebody else’s', () => {
    const message = 'One\r\n\r\n-- \nTwo\u202E <b>three</b>';
    const { html, text } = rendered('support', { message });
    expect(text).toContain('> One\n>\n> --\n> Two <b>three</b>\n');
    expect(html).toContain('<blockquote dir="auto">One\n\n--\nTwo &lt;b&gt;three&lt;/b&gt;</blockquote>');
  });

  it.each(['<img src=x onerror="window.__planted=1">', '"><script>window.__planted=1</script>'])(
    'S20: is text in both parts: %s',
    (planted) => {
      const support = rendered('support', { message: planted, email: planted, member: planted, creation: planted });
      const device = rendered('new-sign-in', { device: planted });
      for (const { html, text } of [support, device]) {
        expect(text).toContain(planted);
        expect(html).toContain('__planted');
        expect(html).not.toMatch(/<(?:img|script)|"><|onerror="/);
      }
    },
  );

  it('is not a place for another value', () => {
    expect(rendered('new-sign-in', { device: '{support}' }).text).toContain('Device: {support}');
  });

  it.each(['javascript:alert(1)', '', 'data:text/html,x'])('%j is no link', (link) => {
    expect(rendered('welcome', { link }).html).not.toContain('<a ');
  });

  it('that is no known topic is another topic', () => {
    expect(rendered('support', { topic: 'toString' }).subject).toMatch(/^Other: /);
  });

  it('that is empty leaves its line out', () => {
    expect(rendered('new-sign-in', { device: '' }).text).not.toContain('Device');
    expect(rendered('support').text).not.toContain('Creation');
  });
});

it.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en-US', 'en'],
  ['fr', 'en'],
  ['denver', 'en'],
  ['ar', 'ar'],
  ['AR-EG', 'ar'],
  ['arn', 'en'],
  ['', 'en'],
])('%s is written in %s', (locale, language) => {
  expect(mailLanguageOf(locale)).toBe(language);
});
