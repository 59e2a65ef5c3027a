import type { SiteSettings } from '../../http/site/site.ts';

/** What a server of a test tells of itself. */
export const SITE_SETTINGS: SiteSettings = {
  checkout: { kind: null },
  site: {
    locales: ['en'],
    defaultLocale: 'en',
    promotion: { kind: 'off' },
    seasons: [],
    zone: 'UTC',
    liveSupportUrl: '',
    gpuCredits: 0.5,
    socials: {},
  },
  environment: 'development',
  signWord: 'kinora',
  supportEmail: 'a@b.example',
  memberUrl: '/member/',
  securityProfile: 'spec',
  operator: { name: 'Ada', address: '' },
};
