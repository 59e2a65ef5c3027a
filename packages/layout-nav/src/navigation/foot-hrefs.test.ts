import { expect, it } from 'vitest';

import { footHrefs } from './foot-hrefs.ts';

it('names only pages that exist', () => {
  expect(footHrefs(['/text-to-video/', '/terms/'])).toEqual({
    contactHref: undefined,
    termsHref: '/terms/',
    privacyHref: undefined,
  });
  expect(footHrefs(['/support/contact-us/', '/privacy/'])).toEqual({
    contactHref: '/support/contact-us/',
    termsHref: undefined,
    privacyHref: '/privacy/',
  });
});
