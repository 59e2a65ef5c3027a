import { arrivalWords } from '@kinora/credits';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { createPurchaseWatch } from './watch-purchase-atoms.ts';

/** Waits for what is paid in another tab, and says what it brought. Draws nothing. */
export function PurchaseWatch() {
  const { i18n } = useLingui();
  const [watchAtom] = useState(() =>
    createPurchaseWatch((arrival) => toast(i18n._(arrivalWords(arrival)), { look: 'success' })),
  );
  return useAtomValue(watchAtom);
}
