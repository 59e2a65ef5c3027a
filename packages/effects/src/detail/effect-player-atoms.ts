import { playerAtoms, playerPartsAtom } from '@kinora/live-stage';

const { playerAtom, viewAtom, frameAtom } = playerAtoms(playerPartsAtom);

/** The preview of the effect that is tried. */
export const effectPlayerAtom = playerAtom;

/** What it shows and how it goes. */
export const effectViewAtom = viewAtom;

/** The frame it stands at. */
export const effectFrameAtom = frameAtom;
