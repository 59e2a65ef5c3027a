import { ENDPOINTS, type EndpointName } from '@kinora/contracts/wire';
import { describe, expect, it } from 'vitest';

import { siteProblem } from './fetch-site.ts';

const asked = (name: EndpointName, site?: string) =>
  siteProblem(name, { headers: site === undefined ? {} : { 'sec-fetch-site': site } });

describe.each(['authLogin', 'checkCode', 'logout', 'sendCode'] as const)('%s', (name) => {
  it('is a GET that changes something', () => {
    expect(ENDPOINTS[name].method).toBe('GET');
  });

  it.each(['cross-site', 'none', 'anything-new'])('is refused from "%s"', (site) => {
    expect(asked(name, site)).toEqual({ code: 403, msg: 'cross-site', data: null });
  });

  it.each(['same-origin', 'same-site', undefined])('is answered from "%s"', (site) => {
    expect(asked(name, site)).toBeUndefined();
  });
});

it('S4: refuses no call but from another site, where it only reads or is no GET', () => {
  const others: readonly EndpointName[] = ['accountIndex', 'checkEmailRegister', 'login', 'postSendCode'];
  for (const name of others) {
    const answers = ['cross-site', 'none', 'same-origin', undefined].map((site) => [name, asked(name, site)?.code]);
    expect(answers).toEqual([403, undefined, undefined, undefined].map((code) => [name, code]));
  }
});
