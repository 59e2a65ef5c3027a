import { useLazy } from '@kinora/ui';
import { useAtomValue } from 'jotai';

import { understoodAtom } from '../preview/preview-atoms.ts';
import { lazyOtherModels } from './lazy-other-models.ts';

function Offer({ style }: { style: string }) {
  const part = useLazy(lazyOtherModels);
  return part && <part.StyleOfferPanel style={style} />;
}

/** Below a prompt: the style that it asks for, where another one is chosen. Otherwise nothing is fetched for it. */
export function StyleOfferPlacePanel() {
  const style = useAtomValue(understoodAtom)?.styleNamed;
  return style ? <Offer style={style} /> : null;
}
