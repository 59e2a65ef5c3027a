import type { Profile } from '@kinora/contracts/identity';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { useState } from 'react';

import { mailLongClipsAtom } from '../account-atoms.ts';
import { memberProblem } from '../failure-messages.ts';
import { MailsSection } from './mails-section.tsx';

/** The mails of a member, connected; the switch moves at once and goes back where that did not work. */
export function MailsSectionPanel({ profile }: { profile: Profile }) {
  const { i18n } = useLingui();
  const save = useSetAtom(mailLongClipsAtom);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const onSwitch = async (isOn: boolean) => {
    setWanted(isOn);
    const result = await save(isOn);
    if (!result.ok) toast(i18n._(memberProblem(result.failure).message), { look: 'danger' });
    setWanted(null);
  };
  return (
    <MailsSection
      profile={{ ...profile, mailsLongClips: wanted ?? profile.mailsLongClips }}
      onSwitch={(isOn) => void onSwitch(isOn)}
    />
  );
}
