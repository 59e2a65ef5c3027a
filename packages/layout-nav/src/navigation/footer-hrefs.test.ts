import { expect, it } from 'vitest';

import { footerHrefs } from './footer-hrefs.ts';

it('names only pages that exist', () => {
  expect(footerHrefs(['/text-to-video/', '/terms/'])).toEqual({
    modelsHref: undefined,
    contactHref: undefined,
    termsHref: '/terms/',
    privacyHref: undefined,
  });
  expect(footerHrefs(['/models/', '/support/contact-us/', '/privacy/'])).toEqual({
    modelsHref: '/models/',
    contactHref: '/support/contact-us/',
    termsHref: undefined,
    privacyHref: '/privacy/',
  });
});
