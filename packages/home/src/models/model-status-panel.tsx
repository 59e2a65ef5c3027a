import { CATALOGUE } from '@kinora/contracts/catalogue';
import { routesAtom } from '@kinora/creating/models';
import { useAtomValue } from 'jotai';

import { modelRows } from './model-rows.ts';
import { ModelStatus } from './model-status.tsx';

/** The catalogue, as this server runs it. */
export function ModelStatusPanel() {
  const { state, routes } = useAtomValue(routesAtom);
  return <ModelStatus state={state} rows={modelRows(CATALOGUE, routes)} />;
}
