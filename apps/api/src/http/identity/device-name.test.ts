import { expect, it } from 'vitest';

import { deviceNameOf } from './device-name.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0', 'Firefox on Android'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36 Edg/153.0`, 'Edge on Windows'],
  [`Mozilla/5.0 (X11; CrOS x86_64 16000) ${WEBKIT} Chrome/153.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/153.0 Safari/537.36 OPR/120.0`, 'Opera on Linux'],
  [
    `Mozilla/5.0 (Linux; Android 16) ${WEBKIT} SamsungBrowser/29.0 Chrome/140.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/19.0 Safari/605.1', 'Safari on macOS'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1', 'Safari on iPhone'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/153.0 Mobile Safari/604.1', 'Chrome on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) FxiOS/150.0 Mobile Safari/604.1', 'Firefox on iPad'],
  ['Mozilla/5.0 (PlayStation 5)', ''],
  ['curl/8.14.1', 'curl'],
  ['node', 'node'],
  ['', ''],
  [undefined, ''],
])('knows %s as "%s"', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});

it('S20: keeps no control characters, nothing that turns text around, and 60 characters at most', () => {
  expect(deviceNameOf('a\u0000b\u202ec\r\nBcc:x')).toBe('abcBcc:x');
  expect(deviceNameOf('x'.repeat(5000))).toHaveLength(60);
});
