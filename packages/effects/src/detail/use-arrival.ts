import type { Recipe } from '@kinora/contracts';
import { effectInputIn } from '@kinora/creation-form';
import { toast } from '@kinora/ui';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { restoreOrderAtom, takeClipAtom } from '../create/restore-atoms.ts';

const PICTURE_GONE = msg`The picture of this clip is not on the server any more. Add it again.`;

export interface Arrival {
  readonly effect: Recipe;
  /** The fragment of the address: the settings of an earlier clip. */
  readonly fragment?: string | undefined;
  readonly onLinkOpened?: (() => void) | undefined;
}

/** Sets the page up as what waited over a login, or the fragment of its address, asks. */
export function useArrival({ effect, fragment = '', onLinkOpened }: Arrival): void {
  const { i18n } = useLingui();
  const restore = useSetAtom(restoreOrderAtom);
  const take = useSetAtom(takeClipAtom);
  useEffect(() => {
    let isGone = false;
    const arrive = async () => {
      if (fragment === '') {
        await restore(effect);
        return;
      }
      const hasAll = await take({ effect, input: effectInputIn(fragment) });
      if (isGone) return;
      if (!hasAll) toast(i18n._(PICTURE_GONE));
      document.getElementById('main')?.scrollIntoView({ block: 'start' });
      onLinkOpened?.();
    };
    void arrive();
    return () => {
      isGone = true;
    };
  }, [effect, fragment, i18n, restore, take, onLinkOpened]);
}
