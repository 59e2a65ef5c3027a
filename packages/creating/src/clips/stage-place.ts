/** The stage of a create page in its document: a clip that is played from a list is seen there. */
export const STAGE_PLACE = 'stage';
