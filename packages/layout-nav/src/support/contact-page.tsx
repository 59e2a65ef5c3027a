import { isMemberAtom, memberAtom, openLoginAtom } from '@kinora/auth';
import type { SiteConfig } from '@kinora/contracts';
import { SHARE_ID } from '@kinora/contracts/share';
import { titlesAtom } from '@kinora/creations';
import { PageHead, Panel, TextButton, useLazy } from '@kinora/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';

import { onlineAtom } from '../frame/online-atoms.ts';
import { supportAddress } from '../legal/legal-facts.ts';
import { ClipChoice } from './clip-choice.tsx';
import { ContactAside } from './contact-aside.tsx';
import { FormSkeleton } from './form-skeleton.tsx';
import { lazyContactForm } from './lazy-contact-form.ts';
import { MessageSent } from './message-sent.tsx';
import { createClipsToName, sendSupportAtom } from './support-atoms.ts';
import { isTopic, keepSupportDraftAtom, supportDraftAtom, type SupportDraft } from './support-draft-atoms.ts';
import { supportWords } from './support-messages.ts';

export interface ContactPageProps {
  site: Pick<SiteConfig, 'supportEmail'>;
  links: { readonly home: string; readonly team: string; readonly privacy: string };
  /** What the address names: a topic, a clip, a link to one. */
  search: { readonly topic?: unknown; readonly creation?: unknown; readonly share?: unknown };
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const linkedClip = (creation: unknown) => (typeof creation === 'string' && UUID.test(creation) ? creation : '');

/** The first line of a message about a shared clip. */
const linkedShare = (share: unknown) => (typeof share === 'string' && SHARE_ID.test(share) ? `/v/${share}/\n` : '');

/** What the form begins with: what was typed before, then what the address and the session know. */
function useFirstDraft({ topic, creation, share }: ContactPageProps['search']): SupportDraft {
  const kept = useAtomValue(supportDraftAtom);
  const member = useAtomValue(memberAtom);
  const clip = linkedClip(creation);
  const ofClip = clip === '' ? kept.topic : 'clip';
  return {
    topic: isTopic(topic) ? topic : ofClip,
    email: kept.email === '' ? (member?.email ?? '') : kept.email,
    message: kept.message === '' ? linkedShare(share) : kept.message,
    creation: clip === '' ? kept.creation : clip,
  };
}

function useClipChoice(search: ContactPageProps['search']) {
  const { i18n } = useLingui();
  const isMember = useAtomValue(isMemberAtom);
  const linked = linkedClip(search.creation);
  const creations = useAtomValue(useMemo(() => createClipsToName(linked), [linked]));
  const titleOf = useAtomValue(titlesAtom);
  if (!isMember) return undefined;
  const clips = creations.map((one) => ({ id: one.id, title: titleOf(one, i18n), createdAt: one.createdAt }));
  return (chosen: string, onClip: (id: string) => void) => <ClipChoice clips={clips} clip={chosen} onClip={onClip} />;
}

function FormPanel({ search, onSent }: Pick<ContactPageProps, 'search'> & { onSent: (email: string) => void }) {
  const { i18n } = useLingui();
  const [first] = useState(useFirstDraft(search));
  const [problem, setProblem] = useState<string>();
  const online = useAtomValue(onlineAtom);
  const keep = useSetAtom(keepSupportDraftAtom);
  const send = useSetAtom(sendSupportAtom);
  const form = useLazy(lazyContactForm);
  const renderClip = useClipChoice(search);
  const onSend = async ({ topic, ...rest }: SupportDraft) => {
    if (topic === '') return { topic: 'missing' };
    setProblem(undefined);
    const result = await send({ topic, ...rest });
    if (result.ok) {
      onSent(rest.email);
      return undefined;
    }
    setProblem(i18n._(supportWords(result.failure)));
    return result.failure.kind === 'invalid' ? result.failure.fields : undefined;
  };
  if (!form) return <FormSkeleton />;
  return (
    <form.ContactForm
      draft={first}
      onDraft={keep}
      onSend={onSend}
      problem={problem}
      isOnline={online}
      renderClip={renderClip}
    />
  );
}

function GuestNote() {
  const openLogin = useSetAtom(openLoginAtom);
  if (useAtomValue(isMemberAtom)) return null;
  return (
    <p className="text-small text-muted">
      <Trans>
        To pick one of your clips, <TextButton onClick={() => openLogin({ reason: 'header' })}>log in</TextButton>. Your
        message is kept.
      </Trans>
    </p>
  );
}

/** Writing to the operator, as guest or member. */
export function ContactPage({ site, links, search }: ContactPageProps) {
  const { t } = useLingui();
  const [answersTo, setAnswersTo] = useState<string>();
  return (
    <div className="mx-auto grid max-w-[940px] gap-6 py-4">
      <PageHead title={`${t`Contact`} · Kinora`} description={t`Contact the people who run this server.`} />
      <header className="grid gap-2">
        <h1 className="type-display">
          <Trans>Contact us</Trans>
        </h1>
        <p className="text-muted">
          <Trans>Questions, problems, clips to report: a person reads every message.</Trans>
        </p>
      </header>
      <div className="grid items-start gap-5 desk:grid-cols-[minmax(0,1fr)_300px]">
        {answersTo === undefined ? (
          <Panel look="form">
            <div className="grid gap-5">
              <FormPanel search={search} onSent={setAnswersTo} />
              <GuestNote />
            </div>
          </Panel>
        ) : (
          <MessageSent email={answersTo} homeHref={links.home} onAnother={() => setAnswersTo(undefined)} />
        )}
        <ContactAside supportEmail={supportAddress(site)} teamHref={links.team} privacyHref={links.privacy} />
      </div>
    </div>
  );
}
