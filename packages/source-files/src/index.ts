export { CropDialog } from './crop/crop-dialog.tsx';
export { MIDDLE } from './crop/crop-moves.ts';
export type { CropSource } from './crop/crop-source.ts';
export { goToField, goToPrompt, pictureFieldId, VIDEO_FIELD } from './fields/go-to-field.ts';
export { usePasting } from './fields/use-pasting.ts';
export { fetchFilesAtom, fetchKeptFilesAtom } from './files/fetch-files-atoms.ts';
export { FETCH_MESSAGES, type FetchFailure } from './files/fetch-messages.ts';
export { fieldOfFile, fieldOfMissing, MISSING_FILE_WORDS, type MissingFile } from './files/missing-file.ts';
export {
  keepRefusalAtom,
  pictureFilesAtom,
  serverRefusalOfAtom,
  serverRefusalsAtom,
} from './files/picture-files-atoms.ts';
export { FileFieldWaiting } from './panels/file-field-waiting.tsx';
export { PictureFieldsPanel } from './panels/picture-fields-panel.tsx';
export {
  type GivenPictures,
  isFinal,
  MISSING_WORDS,
  missingPicture,
  type MissingPicture,
  placeOf,
} from './pictures/missing-picture.ts';
export { nearestShape } from './pictures/nearest-shape.ts';
export {
  addPictureAtom,
  decodePictureAtom,
  ownPicturesAtom,
  type Place,
  removePictureAtom,
} from './pictures/picture-atoms.ts';
export type { OwnPicture } from './pictures/read-picture.ts';
export { shownPictures } from './pictures/shown-pictures.ts';
export { changeReferencesAtom } from './references/change-references-atoms.ts';
export { ReferencePictures } from './references/reference-pictures.tsx';
export {
  addReferenceAtom,
  clearReferencesAtom,
  ownReferencesAtom,
  referenceCountAtom,
  referenceRefusalAtom,
  removeReferenceAtom,
} from './references/references-atoms.ts';
export { EarlierUploadsPanel } from './uploads/earlier-uploads-panel.tsx';
export { PartChoice } from './video/part-choice.tsx';
export {
  addVideoAtom,
  keepVideoRefusalAtom,
  measureVideoAtom,
  ownVideoAtom,
  removeVideoAtom,
  videoRefusalAtom,
  videoServerRefusalAtom,
} from './video/video-atoms.ts';
export { VideoField } from './video/video-field.tsx';
export { partOf, type VideoPart } from './video/video-part.ts';
