/** The page of all effects. */
export const EFFECTS_PATH = '/ai-video-effects/';

/** The page of one effect. */
export const effectPath = (id: string): string => `${EFFECTS_PATH}${id}/`;
