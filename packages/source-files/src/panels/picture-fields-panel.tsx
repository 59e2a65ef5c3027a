import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, type ReactNode } from 'react';

import { pictureFieldId } from '../fields/go-to-field.ts';
import { usePasting } from '../fields/use-pasting.ts';
import { serverRefusalsAtom } from '../files/picture-files-atoms.ts';
import {
  addPictureAtom,
  ownPicturesAtom,
  PLACES,
  refusalsAtom,
  removePictureAtom,
  type Place,
} from '../pictures/picture-atoms.ts';
import { PictureField as Field } from '../pictures/picture-field.tsx';
import { EarlierUploadsPanel } from '../uploads/earlier-uploads-panel.tsx';

/** The field of an input that brings the picture of a place. */
const FIELDS = { first: 'first', second: 'last' } as const;
type PictureField = (typeof FIELDS)[Place];

export interface PictureFieldsPanelProps {
  /** A second picture is taken too. */
  hasTwo: boolean;
  /** A file was put into a place, or refused. */
  onAdded?: ((place: Place) => void) | undefined;
  /** Another picture stands in a place, or none. */
  onChanged?: ((field: PictureField) => void) | undefined;
  /** What else can be done with a picture: its field, and what it is called. */
  actionsFor?: ((field: PictureField, label: string) => ReactNode) | undefined;
}

/** The pictures a clip is made of, connected to those the member has brought. */
export function PictureFieldsPanel({ hasTwo, onAdded, onChanged, actionsFor }: PictureFieldsPanelProps) {
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
      if (await add({ place, file })) onChanged?.(FIELDS[place]);
      onAdded?.(place);
    },
    [add, onAdded, onChanged],
  );
  const changed = (place: Place) => {
    onChanged?.(FIELDS[place]);
    onAdded?.(place);
  };
  const paste = useCallback((file: File) => void put(pasteInto, file), [put, pasteInto]);
  const watch = usePasting(paste);
  const labels = hasTwo ? [t`First frame`, t`Last frame`] : [t`Your image`];
  return (
    <div ref={watch} className="grid gap-5">
      {labels.map((label, index) => {
        const place = PLACES[index] ?? 'first';
        const field = FIELDS[place];
        return (
          <Field
            key={place}
            label={label}
            picture={pictures[place]}
            refusal={refusals[place]}
            serverRefusal={serverRefusals[place]}
            id={pictureFieldId(place)}
            earlier={<EarlierUploadsPanel slot={field} onAdded={() => changed(place)} />}
            actions={actionsFor?.(field, label)}
            onFile={(file) => void put(place, file)}
            onRemove={() => {
              remove(place);
              onChanged?.(field);
            }}
          />
        );
      })}
    </div>
  );
}
