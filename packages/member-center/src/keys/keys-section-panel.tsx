import type { KeyProvider } from '@kinora/contracts/creations';
import type { Profile } from '@kinora/contracts/identity';
import {
  loadOwnKeysAtom,
  ownKeysAtom,
  PROVIDER_NAMES,
  removeOwnKeyAtom,
  saveOwnKeyAtom,
} from '@kinora/credits/own-keys';
import { answerView, toast } from '@kinora/ui';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { memberProblem } from '../failure-messages.ts';
import { focusOn } from '../focus-on.ts';
import { FormDialog } from '../form/form-dialog.tsx';
import { keyForm } from '../form/form-schemas.ts';
import { KeysSection } from './keys-section.tsx';

interface AddKeyProps {
  provider: KeyProvider;
  account: string;
  onClose: () => void;
}

/** Asks for a key, which its provider is asked about before it is kept. */
function AddKeyDialog({ provider, account, onClose }: AddKeyProps) {
  const { t } = useLingui();
  const save = useSetAtom(saveOwnKeyAtom);
  const name = PROVIDER_NAMES[provider];
  return (
    <FormDialog
      title={t`Your key for ${name}`}
      lede={t`We check it with ${name} before we keep it. Clips you make with it are billed to you by ${name}.`}
      fields={[
        {
          name: 'key',
          label: t`Key`,
          hint: provider === 'google' ? t`The whole JSON file of a service account that may use Vertex AI.` : undefined,
        },
      ]}
      schema={keyForm}
      account={account}
      submitLabel={t`Save key`}
      onSubmit={async ({ key }) => {
        const failure = await save({ provider, key: key.trim() });
        if (failure) return memberProblem(failure);
        onClose();
        focusOn('keys');
        toast(t`Your key for ${name} is saved.`, { look: 'success' });
        return undefined;
      }}
      onClose={onClose}
    />
  );
}

/** The member's own keys, connected. */
export function KeysSectionPanel({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui();
  const list = useAtomValue(ownKeysAtom);
  const load = useSetAtom(loadOwnKeysAtom);
  const remove = useSetAtom(removeOwnKeyAtom);
  const [adding, setAdding] = useState<KeyProvider>();
  const [removing, setRemoving] = useState<KeyProvider | null>(null);
  const onRemove = async (provider: KeyProvider) => {
    setRemoving(provider);
    const failure = await remove(provider);
    setRemoving(null);
    if (failure) {
      toast(i18n._(memberProblem(failure).message), { look: 'danger' });
      return;
    }
    focusOn('keys');
    const name = PROVIDER_NAMES[provider];
    toast(t`Your key for ${name} is removed.`, { look: 'success' });
  };
  return (
    <>
      <KeysSection
        list={answerView(list, (failure) => i18n._(memberProblem(failure).message))}
        removing={removing}
        onAdd={setAdding}
        onRemove={(provider) => void onRemove(provider)}
        onReload={() => void load()}
      />
      {adding && <AddKeyDialog provider={adding} account={profile.email} onClose={() => setAdding(undefined)} />}
    </>
  );
}
