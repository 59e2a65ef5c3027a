import { afterMotion, afterPaint } from '@kinora/browser';
import { liveRoutesAtom, routesAtom, type KnownRoutes } from '@kinora/creating/models';
import { livePlanAtom, planAtom } from '@kinora/credits';
import { atom } from 'jotai';

import { livePricesAtom, pricesAtom } from '../prices-atoms.ts';

const standsBaseAtom = atom(false);

/** Whether the dialog stands: it knows the plans without the server, and fades in without a stutter. */
const standsAtom = atom(
  (get) => get(standsBaseAtom),
  (_get, set, stands: boolean) => set(standsBaseAtom, stands),
);
standsAtom.onMount = (note) => {
  let isGone = false;
  afterPaint(() => void afterMotion().then(() => isGone || note(true)));
  return () => {
    isGone = true;
    note(false);
  };
};

/** What is on sale; read when the dialog stands. */
export const dialogPricesAtom = atom((get) => get(get(standsAtom) ? livePricesAtom : pricesAtom));

/** The member's plan; read when the dialog stands. */
export const dialogPlanAtom = atom((get) => get(get(standsAtom) ? livePlanAtom : planAtom));

/** Which models run here, because some features are made of them; read when the dialog stands. */
export const dialogRoutesAtom = atom((get): KnownRoutes => get(get(standsAtom) ? liveRoutesAtom : routesAtom));
