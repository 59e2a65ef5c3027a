/** The stage of a create page in its document: a clip that is played from a list is seen there. */
export const STAGE_PLACE = 'stage';

/** Where the zones of the page stack, the list lies over the stage: the page goes back to its top. */
export function showStage(): void {
  const isBeside = globalThis.matchMedia('(width >= 961px)').matches;
  document.getElementById(isBeside ? STAGE_PLACE : 'main')?.scrollIntoView({ block: isBeside ? 'nearest' : 'start' });
}
