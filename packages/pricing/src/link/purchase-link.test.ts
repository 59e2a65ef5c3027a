import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buyAddress, purchaseLink } from './purchase-link.ts';

const visitor = { source: 'kinora.example', pid: 200725, siteInitializing: 'newsletter', fromUser: 'ada & "eve"' };
const ADDRESS = new URL('https://pay.example/checkout/pro-month/?lang=en#plans');

const fieldsOf = (link: string) => Object.fromEntries(new URL(link).searchParams);

describe('where a sku is bought', () => {
  it.each(['https://pay.example/x', 'http://127.0.0.1:4440/checkout/pro-month/', 'http://localhost/'])(
    'takes %s',
    (url) => expect(buyAddress(url)?.href).toBe(url),
  );

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://pay.example/',
    'ftp://pay.example/',
    'https://ada:secret@pay.example/',
    'https://pay.example@evil.example/',
    'http://127.0.0.1.evil.example/',
    'http://localhost@evil.example/',
    '//pay.example/',
    '/checkout/pro-month/',
    'blob:https://pay.example/1',
    '',
    'nonsense',
  ])('refuses %s', (url) => expect(buyAddress(url)).toBeNull());
});

describe('the purchase link', () => {
  it('says from where the buyer comes, and keeps what the address had', () => {
    const link = purchaseLink(ADDRESS, visitor, 'blob');
    expect(fieldsOf(link)).toEqual({
      lang: 'en',
      source: 'kinora.example',
      pid: '200725',
      site_initializing: 'newsletter',
      uc_signal: 'blob',
      tpcp: '{"terminal":"web","from_user":"ada & \\"eve\\""}',
    });
    expect(new URL(link).hash).toBe('#plans');
    expect(ADDRESS.search).toBe('?lang=en');
  });

  it('leaves out what is not known', () => {
    const link = purchaseLink(ADDRESS, { ...visitor, siteInitializing: '', fromUser: '' }, null);
    expect(fieldsOf(link)).toEqual({
      lang: 'en',
      source: 'kinora.example',
      pid: '200725',
      tpcp: '{"terminal":"web"}',
    });
  });

  it('never lets an address bring a signal, a source or a campaign of its own', () => {
    const hostile = new URL('https://pay.example/?uc_signal=theirs&uc_signal=twice&tpcp=x&site_initializing=y&pid=1');
    const link = purchaseLink(hostile, { ...visitor, siteInitializing: '' }, null);
    const query = new URL(link).searchParams;
    expect([query.getAll('uc_signal'), query.getAll('site_initializing')]).toEqual([[], []]);
    expect([query.getAll('pid'), query.getAll('tpcp').length]).toEqual([['200725'], 1]);
  });

  it('stays on its page, whatever the words say', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (site, user, signal) => {
        const link = new URL(purchaseLink(ADDRESS, { ...visitor, siteInitializing: site, fromUser: user }, signal));
        expect([link.origin, link.pathname, link.hash]).toEqual([ADDRESS.origin, ADDRESS.pathname, ADDRESS.hash]);
        const tpcp: unknown = JSON.parse(link.searchParams.get('tpcp') ?? '');
        expect(tpcp).toMatchObject({ terminal: 'web' });
      }),
    );
  });
});
