import { aSiteConfig } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import type { LegalDocument } from './legal-document.ts';
import { sectionsFor, supportAddress } from './legal-facts.ts';
import { PRIVACY } from './privacy.data.ts';
import { TERMS } from './terms.data.ts';

const idsOf = (text: LegalDocument, change: Parameters<typeof aSiteConfig>[0] = {}) =>
  sectionsFor(text, aSiteConfig(change)).flatMap(({ parts }) => parts.map(({ text: { message } }) => message ?? ''));
const said = (text: LegalDocument, change: Parameters<typeof aSiteConfig>[0] = {}) => idsOf(text, change).join(' ');

describe('what the legal pages say of a server', () => {
  it('names payments only where there is a checkout', () => {
    expect(said(TERMS)).toContain('Nothing is for sale');
    expect(said(TERMS)).not.toContain('Plans are sold');
    expect(said(TERMS, { checkout: 'sandbox' })).toContain('Plans are sold');
    expect(said(TERMS, { checkout: 'sandbox' })).not.toContain('Nothing is for sale');
    expect(said(PRIVACY)).not.toMatch(/payment|checkout/i);
    expect(said(PRIVACY, { checkout: 'sandbox' })).toContain('payment service');
  });

  it('names Google only where one can sign in with it', () => {
    expect(said(PRIVACY)).not.toContain('Google');
    expect(said(PRIVACY, { google: true })).toContain('Google learns');
  });

  it('shows an address only where there is one', () => {
    const operator = { name: 'Paper Boats', address: 'Quay 7, Lisbon' };
    expect(said(TERMS)).not.toContain('{address}');
    expect(said(TERMS, { operator })).toContain('{address}');
    expect(said(PRIVACY)).toContain('no postal address');
    expect(said(PRIVACY, { operator })).not.toContain('no postal address');
  });

  it('shows no e-mail address that nobody reads', () => {
    expect(
      ['', 'support@example.com', 'Help@Example.ORG'].map((supportEmail) => supportAddress({ supportEmail })),
    ).toEqual([null, null, null]);
    expect(supportAddress({ supportEmail: 'help@paperboats.test' })).toBe('help@paperboats.test');
    expect(said(TERMS)).not.toContain('{email}');
    expect(said(TERMS, { supportEmail: 'help@paperboats.test' })).toContain('{email}');
  });
});

describe.each([
  ['terms', TERMS],
  ['privacy', PRIVACY],
])('the %s', (_name, text) => {
  const all = {
    checkout: 'sandbox' as const,
    google: true,
    supportEmail: 'a@b.test',
    operator: { name: 'A', address: 'B' },
  };

  it('have anchors of their own, and no section without a text', () => {
    const ids = text.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(sectionsFor(text, aSiteConfig()).every(({ parts }) => parts.length > 0)).toBe(true);
  });

  it('leave no place open and no link dead', () => {
    const words = said(text, all);
    const places = [...words.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const links = [...words.matchAll(/<(\w+)>/g)].map(([, name]) => name);
    expect(places.filter((name) => !['operator', 'address', 'email'].includes(name ?? ''))).toEqual([]);
    expect(links.filter((name) => !['contact', 'report', 'team', 'privacy', 'mail'].includes(name ?? ''))).toEqual([]);
    expect(words.match(/<\//g) ?? []).toHaveLength(links.length);
  });

  it('say each thing once', () => {
    const words = idsOf(text, all);
    expect(new Set(words.filter((one) => !one.includes('{'))).size).toBe(
      words.filter((one) => !one.includes('{')).length,
    );
  });
});

it('the privacy page names every cookie and key the browser is given', () => {
  const words = PRIVACY.sections
    .filter(({ id }) => id === 'cookies')
    .flatMap(({ parts }) => parts)
    .map((part) => `${part.kind === 'fact' ? part.term.message : ''} ${part.text.message}`)
    .join(' ');
  for (const name of [
    'token',
    'userToken',
    'touristToken',
    'kinora_user',
    'kinora_binding',
    'murmur',
    'locale',
    'site_initializing',
    'from_user',
    'userInfo',
    'crateVideoData',
  ]) {
    expect(words).toMatch(new RegExp(`\\b${name}\\b`));
  }
});
