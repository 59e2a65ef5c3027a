import { gpuCreditsAtom } from '@kinora/api-client';
import type { Creation } from '@kinora/contracts/creations';
import { otherModels, type AnotherModel } from '@kinora/creations/links';
import { atom } from 'jotai';

import { routesAtom } from '../model/routes-atoms.ts';

/** What other models of this server would make of a clip, the nearest first; none as long as nobody knows what runs. */
export const otherModelsAtom = atom((get) => {
  const { routes } = get(routesAtom);
  const gpuCredits = get(gpuCreditsAtom);
  const runs = (model: string, mode: string) =>
    routes.some((route) => route.model === model && route.modes.some((one) => one === mode));
  return (clip: Creation): readonly AnotherModel[] => otherModels(clip, { runs, gpuCredits });
});

/** Our own engine, which draws drafts. */
const LOCAL = 'local';

/** The maker's model for a finished draft: it makes the very same kind of clip. Undefined where none runs here. */
export const finalModelAtom = atom((get) => {
  const others = get(otherModelsAtom);
  return (clip: Creation): AnotherModel | undefined =>
    clip.model === LOCAL && clip.mode !== 'effect' ? others(clip)[0] : undefined;
});
