/** Paths that exist in this build; navigation shows entries for these only. */
export const SITE_ROUTES = ['/text-to-video/', '/ai-video-effects/'] as const;

/** Where the logo and the way home lead until there is a home page. */
export const HOME = '/text-to-video/';
