import { arrivalWords, balanceNewsAtom } from '@kinora/credits';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { begunPurchaseAtom } from './begun-purchase-atoms.ts';
import { watchPurchaseAtom } from './watch-purchase-atoms.ts';

function Waiting() {
  const { i18n } = useLingui();
  const watch = useSetAtom(watchPurchaseAtom);
  useEffect(() => watch((arrival) => toast(i18n._(arrivalWords(arrival)), { look: 'success' })), [watch, i18n]);
  return null;
}

/** Waits for what is paid in another tab, and says what it brought. Draws nothing. */
export function PurchaseWatch() {
  const begun = useAtomValue(begunPurchaseAtom);
  // Somebody came back, or credits moved in another tab: worth a look at once.
  const news = useAtomValue(balanceNewsAtom);
  return begun && <Waiting key={news} />;
}
