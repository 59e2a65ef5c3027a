import { memberAtom, openLoginAtom } from '@kinora/auth';
import { PageHead } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

import { LibraryGuest } from './library-guest.tsx';
import { LibraryPanel, type LibraryPanelProps } from './library-panel.tsx';

export type LibraryPageProps = LibraryPanelProps;

/** The page where members find everything they made; a guest finds the way in. */
export function LibraryPage(props: LibraryPageProps) {
  const { t } = useLingui();
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <>
      <PageHead title={t`Library · Kinora`} />
      {member === null ? (
        <LibraryGuest onLogIn={() => openLogin({ reason: 'header' })} />
      ) : (
        <LibraryPanel key={member.id} {...props} />
      )}
    </>
  );
}
