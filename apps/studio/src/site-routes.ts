/** Pages about the server, its operator and its models. */
export const PAGES = {
  terms: '/terms/',
  privacy: '/privacy/',
  contact: '/support/contact-us/',
  team: '/support/team/',
  models: '/models/',
} as const;

/** Paths that exist in this build; navigation shows entries for these only. */
export const SITE_ROUTES = [
  '/home/',
  '/image-to-video/',
  '/text-to-video/',
  '/video-to-video/',
  '/ai-video-effects/',
  '/ai-video-remix/',
  '/library/',
  PAGES.terms,
  PAGES.privacy,
  PAGES.contact,
  PAGES.models,
] as const;

/** Where the logo and the way home lead. */
export const HOME = '/home/';

/** Where a scene is written with all its settings. */
export const TEXT_TO_VIDEO = '/text-to-video/';

/** Where pictures are set in motion. */
export const IMAGE_TO_VIDEO = '/image-to-video/';

/** Where videos are redrawn. */
export const VIDEO_TO_VIDEO = '/video-to-video/';

/** Inspiration, the history and the editor. */
export const REMIX = '/ai-video-remix/';

/** Where everything that was made is. */
export const LIBRARY = '/library/';

/** The pages with a form for clips, by what those are made of. */
export const FORMS = { text: TEXT_TO_VIDEO, image: IMAGE_TO_VIDEO, video: VIDEO_TO_VIDEO } as const;

/** What somebody who signs up agrees to. */
export const LEGAL_PAGES = { terms: '/terms/', privacy: '/privacy/' } as const;

/** Help for members who can't reach their e-mail. */
export const SUPPORT_TEAM = '/support/team/';
