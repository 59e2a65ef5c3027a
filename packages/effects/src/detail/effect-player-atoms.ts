import { playerAtoms, playerPartsAtom } from '@kinora/creation-form';

const { playerAtom, viewAtom } = playerAtoms(playerPartsAtom);

/** The preview of the effect that is tried. */
export const effectPlayerAtom = playerAtom;

/** What it shows and how it goes; changes with every frame. */
export const effectViewAtom = viewAtom;
