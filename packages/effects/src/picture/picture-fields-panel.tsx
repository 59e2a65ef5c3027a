import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { serverRefusalsAtom } from '../create/create-effect-atoms.ts';
import {
  addPictureAtom,
  ownPicturesAtom,
  PLACES,
  refusalsAtom,
  removePictureAtom,
  type Place,
} from './picture-atoms.ts';
import { PictureField } from './picture-field.tsx';

export interface PictureFieldsPanelProps {
  /** The effect takes a second picture. */
  hasTwo: boolean;
}

/** Takes pictures that are pasted anywhere on the page. */
function usePasting(onFile: (file: File) => void) {
  return useCallback(
    (element: HTMLElement | null) => {
      const page = element?.ownerDocument;
      const take = (event: ClipboardEvent) => {
        const file = event.clipboardData?.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      };
      page?.addEventListener('paste', take);
      return () => page?.removeEventListener('paste', take);
    },
    [onFile],
  );
}

/** The pictures an effect takes, connected to those the member has brought. */
export function PictureFieldsPanel({ hasTwo }: PictureFieldsPanelProps) {
  const { t } = useLingui();
  const pictures = useAtomValue(ownPicturesAtom);
  const refusals = useAtomValue(refusalsAtom);
  const serverRefusals = useAtomValue(serverRefusalsAtom);
  const add = useSetAtom(addPictureAtom);
  const remove = useSetAtom(removePictureAtom);
  // What is pasted goes where there is none yet.
  const pasteInto: Place = hasTwo && pictures.first && !pictures.second ? 'second' : 'first';
  const paste = useCallback((file: File) => void add({ place: pasteInto, file }), [add, pasteInto]);
  const watch = usePasting(paste);
  const labels = hasTwo ? [t`First picture`, t`Second picture`] : [t`Your picture`];
  return (
    <div ref={watch} className="grid gap-5">
      {labels.map((label, index) => {
        const place = PLACES[index] ?? 'first';
        return (
          <PictureField
            key={place}
            label={label}
            picture={pictures[place]}
            refusal={refusals[place]}
            serverRefusal={serverRefusals[place]}
            id={`picture-${place}`}
            onFile={(file) => void add({ place, file })}
            onRemove={() => remove(place)}
          />
        );
      })}
    </div>
  );
}
