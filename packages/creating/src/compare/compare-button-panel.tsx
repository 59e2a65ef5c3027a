import { Button, DissolveIcon, useLazy } from '@kinora/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { lazyCompare } from './lazy-compare.ts';

function CompareDialog({ onClose }: { onClose: () => void }) {
  const compare = useLazy(lazyCompare);
  return compare && <compare.CompareDialogPanel onClose={onClose} />;
}

/** Opens the dialog that makes one prompt by several models or seeds. */
export function CompareButtonPanel() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" icon={<DissolveIcon />} onClick={() => setOpen(true)}>
        <Trans>Compare</Trans>
      </Button>
      {isOpen && <CompareDialog onClose={() => setOpen(false)} />}
    </>
  );
}
