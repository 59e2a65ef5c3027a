import { aSiteConfig } from '@kinora/contracts/fixtures';
import { describe, expect, it } from 'vitest';

import { ownOrigins } from './own-origins.ts';

const HERE = 'https://kinora.example';

describe('our own origins', () => {
  it('are this page and those of the configuration', () => {
    const site = aSiteConfig({ memberUrl: 'https://member.example/home/', accountBase: 'https://accounts.example' });
    expect([...ownOrigins(site, HERE)]).toEqual([HERE, 'https://accounts.example', 'https://member.example']);
  });

  it('never speak plain http over a network', () => {
    const site = aSiteConfig({ memberUrl: 'http://member.example/', environment: 'development' });
    expect([...ownOrigins(site, 'http://kinora.example')]).toEqual([]);
  });

  it('are on this machine in development only', () => {
    const local = 'http://127.0.0.1:4440';
    expect([...ownOrigins(aSiteConfig(), local)]).toEqual([local]);
    expect([...ownOrigins(aSiteConfig({ environment: 'production' }), local)]).toEqual([]);
  });

  it('leave out what is no address of a page', () => {
    const site = aSiteConfig({ memberUrl: 'javascript:alert(1)', accountBase: 'data:text/html,x' });
    expect([...ownOrigins(site, HERE)]).toEqual([HERE]);
  });
});
