import { REFERENCE_SLOTS } from '@kinora/contracts/catalogue';
import { chosenModelAtom, referencesMaxAtom, restoringFilesAtom } from '@kinora/creating';
import { modelWords } from '@kinora/credits';
import {
  usePasting,
  serverRefusalOfAtom,
  EarlierUploadsPanel,
  changeReferencesAtom,
  ReferencePictures,
  ownReferencesAtom,
  referenceRefusalAtom,
} from '@kinora/source-files';
import { useLingui } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';

const LOCAL_MODEL = 'local';

/** The reference pictures of the draft, connected. */
export function ReferencePicturesPanel() {
  const { i18n } = useLingui();
  const model = useAtomValue(chosenModelAtom);
  const pictures = useAtomValue(ownReferencesAtom);
  const change = useSetAtom(changeReferencesAtom);
  useAtomValue(restoringFilesAtom);
  const add = (files: readonly File[]) => void change({ kind: 'add', files });
  const watch = usePasting((file) => add([file]));
  const next = REFERENCE_SLOTS[pictures.length];
  return (
    <div ref={watch} className="contents">
      <ReferencePictures
        pictures={pictures}
        max={useAtomValue(referencesMaxAtom)}
        model={i18n._(modelWords(model))}
        takes={model === LOCAL_MODEL ? 'colours' : 'subjects'}
        refusal={useAtomValue(referenceRefusalAtom)}
        failureOf={useAtomValue(serverRefusalOfAtom)}
        earlier={next && <EarlierUploadsPanel slot={next} />}
        onFiles={add}
        onRemove={(id) => void change({ kind: 'remove', id })}
      />
    </div>
  );
}
