import { expect, it } from 'vitest';

import { footerHrefs } from './footer-hrefs.ts';

it('names only pages that exist', () => {
  expect(footerHrefs(['/text-to-video/', '/terms/'])).toEqual({
    contactHref: undefined,
    termsHref: '/terms/',
    privacyHref: undefined,
  });
  expect(footerHrefs(['/support/contact-us/', '/privacy/'])).toEqual({
    contactHref: '/support/contact-us/',
    termsHref: undefined,
    privacyHref: '/privacy/',
  });
});
