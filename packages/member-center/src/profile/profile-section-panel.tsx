import type { Profile } from '@kinora/contracts/identity';
import { toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { saveNameAtom } from '../account-atoms.ts';
import { memberProblem } from '../failure-messages.ts';
import { MemberSection } from '../section/member-section.tsx';
import { NameForm } from './name-form.tsx';
import { cancelPhotoAtom, photoRefusalAtom, removePhotoAtom, sendingPhotoAtom, sendPhotoAtom } from './photo-atoms.ts';
import { PhotoField } from './photo-field.tsx';
import { photoWords } from './photo-messages.ts';

function PhotoPanel({ photo }: Pick<Profile, 'photo'>) {
  const { i18n } = useLingui();
  const refused = useAtomValue(photoRefusalAtom);
  const [send, cancel, remove] = [useSetAtom(sendPhotoAtom), useSetAtom(cancelPhotoAtom), useSetAtom(removePhotoAtom)];
  const [isRemoving, setRemoving] = useState(false);
  const words = refused && photoWords(refused.failure);
  const onRemove = async () => {
    setRemoving(true);
    const result = await remove();
    setRemoving(false);
    if (!result.ok) toast(i18n._(memberProblem(result.failure).message), { look: 'danger' });
  };
  return (
    <PhotoField
      photo={photo}
      sending={useAtomValue(sendingPhotoAtom)}
      refusal={refused && words ? { name: refused.name, text: i18n._(words) } : null}
      isRemoving={isRemoving}
      onFile={(file) => void send(file)}
      onCancel={cancel}
      onRemove={() => void onRemove()}
    />
  );
}

/** Photo and name of the account. */
export function ProfileSectionPanel({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const save = useSetAtom(saveNameAtom);
  const onSave = async (name: string) => {
    const result = await save(name);
    if (!result.ok) return memberProblem(result.failure);
    toast(t`Name saved.`, { look: 'success' });
    return undefined;
  };
  return (
    <MemberSection id="profile" title={t`Profile`}>
      <PhotoPanel photo={profile.photo} />
      <NameForm name={profile.name} onSave={onSave} />
    </MemberSection>
  );
}
