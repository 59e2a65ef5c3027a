import { CATALOGUE } from '@kinora/contracts/catalogue';
import { liveRoutesAtom } from '@kinora/creating/models';
import { useAtomValue } from 'jotai';

import { modelRows } from './model-rows.ts';
import { ModelStatus } from './model-status.tsx';

/** The catalogue, as this server runs it. */
export function ModelStatusPanel() {
  const { state, routes } = useAtomValue(liveRoutesAtom);
  return <ModelStatus state={state} rows={modelRows(CATALOGUE, routes)} />;
}
