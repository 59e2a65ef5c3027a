// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { admittedHtml, admittedScriptUrl, FINGERPRINT_DOCUMENT, installTrustedTypes } from './trusted-types.ts';

const PAGE = 'https://kinora.example/text-to-video/?a=1';
const LIBRARY = fileURLToPath(import.meta.resolve('@fingerprintjs/fingerprintjs')).replace(/[^/\\]+$/, 'fp.esm.js');

afterEach(() => vi.unstubAllGlobals());

describe('admittedHtml', () => {
  it('admits what the installed FingerprintJS writes, and it writes nothing else', () => {
    const documents = readFileSync(LIBRARY, 'utf8').match(/'<!doctype[^']*'/g);
    expect(documents).toEqual([`'${FINGERPRINT_DOCUMENT}'`]);
    expect(admittedHtml(FINGERPRINT_DOCUMENT)).toBe(FINGERPRINT_DOCUMENT);
  });

  it.each(['', '<b>x</b>', `${FINGERPRINT_DOCUMENT}<script>1</script>`])('refuses %s', (html) => {
    expect(admittedHtml(html)).toBeNull();
  });
});

describe('admittedScriptUrl', () => {
  it.each([
    ['/assets/engine-1.js', 'https://kinora.example/assets/engine-1.js'],
    ['https://kinora.example/assets/a.js?worker', 'https://kinora.example/assets/a.js?worker'],
    ['/sw.js', 'https://kinora.example/sw.js'],
    ['/sw.js?en,de,pt-BR', 'https://kinora.example/sw.js?en,de,pt-BR'],
  ])('admits %s', (url, address) => {
    expect(admittedScriptUrl(url, PAGE)).toBe(address);
  });

  it.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'https://kinora.example@evil.example/assets/a.js',
    'https://evil@kinora.example/assets/a.js',
    'http://kinora.example/assets/a.js',
    '/assets/../upload/a.js',
    '/assets/%2e%2e/upload/a.js',
    '/sw.js?x=1',
    '/sw.js?en,',
    '/sw.js?/en',
    '/sw.json',
    '/media/a.js',
    'data:text/javascript,1',
    'blob:https://kinora.example/1',
    'javascript:1',
    'https://',
  ])('refuses %s', (url) => {
    expect(admittedScriptUrl(url, PAGE)).toBeNull();
  });
});

describe('installTrustedTypes', () => {
  it('makes one default policy and no second', () => {
    const createPolicy = vi.fn<() => void>();
    vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
    installTrustedTypes();
    vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
    installTrustedTypes();
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy).toHaveBeenCalledWith('default', {
      createHTML: expect.any(Function),
      createScriptURL: expect.any(Function),
    });
  });

  it('does nothing where the browser has no Trusted Types', () => {
    vi.stubGlobal('trustedTypes', undefined);
    expect(installTrustedTypes).not.toThrow();
  });
});
