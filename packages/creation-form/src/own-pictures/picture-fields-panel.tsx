import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';

import { pictureFieldId } from '../own-files/go-to-field.ts';
import { usePasting } from '../own-files/use-pasting.ts';
import { EarlierUploadsPanel } from '../uploads/earlier-uploads-panel.tsx';
import {
  addPictureAtom,
  ownPicturesAtom,
  PLACES,
  refusalsAtom,
  removePictureAtom,
  type Place,
} from './picture-atoms.ts';
import { PictureField } from './picture-field.tsx';
import { serverRefusalsAtom } from './picture-files-atoms.ts';

/** The field of an input that brings the picture of a place. */
const FIELDS = { first: 'first', second: 'last' } as const;

export interface PictureFieldsPanelProps {
  /** A second picture is taken too. */
  hasTwo: boolean;
  /** A file was put into a place, or refused. */
  onAdded?: ((place: Place) => void) | undefined;
}

/** The pictures a clip is made of, connected to those the member has brought. */
export function PictureFieldsPanel({ hasTwo, onAdded }: PictureFieldsPanelProps) {
  const { t } = useLingui();
  const pictures = useAtomValue(ownPicturesAtom);
  const refusals = useAtomValue(refusalsAtom);
  const serverRefusals = useAtomValue(serverRefusalsAtom);
  const add = useSetAtom(addPictureAtom);
  const remove = useSetAtom(removePictureAtom);
  // What is pasted goes where there is none yet.
  const pasteInto: Place = hasTwo && pictures.first && !pictures.second ? 'second' : 'first';
  const put = useCallback(
    async (place: Place, file: File) => {
      await add({ place, file });
      onAdded?.(place);
    },
    [add, onAdded],
  );
  const paste = useCallback((file: File) => void put(pasteInto, file), [put, pasteInto]);
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
            id={pictureFieldId(place)}
            earlier={<EarlierUploadsPanel slot={FIELDS[place]} onAdded={() => onAdded?.(place)} />}
            onFile={(file) => void put(place, file)}
            onRemove={() => remove(place)}
          />
        );
      })}
    </div>
  );
}
