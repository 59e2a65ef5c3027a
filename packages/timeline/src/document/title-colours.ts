/** What titles begin with: warm white, and nearly black behind it. */
export const TITLE_COLOUR = '#fff6e8';
export const TITLE_GROUND = '#0a0806';
