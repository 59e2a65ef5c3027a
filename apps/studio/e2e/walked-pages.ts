/** One page of each kind, as its path is in the default language: what holds everywhere is looked at on all of them. */
export const WALKED_PAGES = [
  '/home/',
  '/image-to-video/',
  '/text-to-video/',
  '/video-to-video/',
  '/text-to-video/sora-2/',
  '/ai-video-effects/',
  '/ai-video-effects/disco-fever/',
  '/terms/',
  '/privacy/',
  '/support/contact-us/',
  '/support/team/',
  '/library/',
  '/member/',
  '/member/confirm/',
  '/checkout/pack-200/',
  '/nowhere/',
] as const;
