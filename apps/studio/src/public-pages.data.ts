/** Pages that say the same to everybody who comes for the first time, and that others may find; `*` is a name. */
export const PUBLIC_PAGES: readonly string[] = [
  '/home/',
  '/image-to-video/',
  '/image-to-video/*/',
  '/text-to-video/',
  '/text-to-video/*/',
  '/video-to-video/',
  '/video-to-video/*/',
  '/ai-video-effects/',
  '/ai-video-effects/*/',
  '/models/',
  '/terms/',
  '/privacy/',
  '/support/contact-us/',
  '/support/team/',
];
