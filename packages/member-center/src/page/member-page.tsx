import { siteAtom } from '@kinora/api-client';
import { connectNewsAtom, memberAtom, openLoginAtom, signOutAtom } from '@kinora/auth';
import type { Profile } from '@kinora/contracts/identity';
import { answerView, PageHead } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { DataSectionPanel } from '../account-data/data-section-panel.tsx';
import { DeletionSectionPanel } from '../account-data/deletion-section-panel.tsx';
import { GoingNoticePanel } from '../account-data/going-notice-panel.tsx';
import { memberProblem } from '../failure-messages.ts';
import { KeysSectionPanel } from '../keys/keys-section-panel.tsx';
import { MailsSectionPanel } from '../mails/mails-section-panel.tsx';
import { PaymentsSectionPanel } from '../plan/payments-section-panel.tsx';
import { loadProfileAtom, profileAtom } from '../profile-atoms.ts';
import { ProfileSectionPanel } from '../profile/profile-section-panel.tsx';
import { SessionsSectionPanel } from '../sessions/sessions-section-panel.tsx';
import { connectNews } from '../sign-in/connect-messages.ts';
import { ConnectedSectionPanel } from '../sign-in/connected-section-panel.tsx';
import { SignInSectionPanel } from '../sign-in/sign-in-section-panel.tsx';
import { GuestView } from './guest-view.tsx';
import { MemberLayout } from './member-layout.tsx';
import { MemberWaiting } from './member-waiting.tsx';
import { MoneyPanel } from './money-panel.tsx';

function Account({ profile }: { profile: Profile }) {
  const hasGoogle = useAtomValue(siteAtom)?.google ?? false;
  const logOut = useSetAtom(signOutAtom);
  const [isLeaving, setLeaving] = useState(false);
  const { deletionAt, signIns, ...who } = profile;
  const onLogOut = () => {
    setLeaving(true);
    void logOut();
  };
  return (
    <MemberLayout
      {...who}
      isLeaving={isLeaving}
      onLogOut={onLogOut}
      notice={deletionAt !== null && <GoingNoticePanel deletionAt={deletionAt} />}
      money={<MoneyPanel />}
      wide={<KeysSectionPanel profile={profile} />}
      start={
        <>
          <ProfileSectionPanel profile={profile} />
          <SignInSectionPanel profile={profile} />
          <MailsSectionPanel profile={profile} />
          {(hasGoogle || signIns.length > 0) && <ConnectedSectionPanel profile={profile} />}
        </>
      }
      end={
        <>
          <PaymentsSectionPanel />
          <SessionsSectionPanel />
          <DataSectionPanel />
          <DeletionSectionPanel profile={profile} />
        </>
      }
    />
  );
}

/** Keyed by the member: another one starts over. */
function MemberPanel() {
  const { i18n } = useLingui();
  const known = useAtomValue(profileAtom);
  const load = useSetAtom(loadProfileAtom);
  if (known.state === 'ready') return <Account profile={known.value.profile} />;
  return (
    <MemberWaiting
      answer={answerView(known, (failure) => i18n._(memberProblem(failure).message))}
      onReload={() => void load()}
    />
  );
}

/** The page where members look after their account; a guest finds the way in. */
export function MemberPage() {
  const { t } = useLingui();
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const news = connectNews(useAtomValue(connectNewsAtom));
  return (
    <>
      <PageHead title={t`Member Center · Kinora`} />
      {member === null ? (
        <GuestView news={news} onLogIn={() => openLogin({ reason: 'header' })} />
      ) : (
        <MemberPanel key={member.id} />
      )}
    </>
  );
}
