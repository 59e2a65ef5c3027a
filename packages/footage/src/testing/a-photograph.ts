import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import { contextOf, type Canvas, type FindFaces, type FindPeople, type Pixels } from '@kinora/drawing';
import { nodeCanvas } from '@kinora/drawing/testing';
import { loadImage } from '@napi-rs/canvas';

import { createFaceFinder } from '../faces/create-face-finder.ts';
import { createPeopleFinder } from '../people/create-people-finder.ts';

const require = createRequire(import.meta.url);

/** Photographs that show somebody, and some that show nobody. */
export const PEOPLE = ['admiral', 'astronaut', 'photographer'] as const;
export const NOBODY = ['cat', 'coffee', 'rocket'] as const;

export type PhotographName = (typeof NOBODY)[number] | (typeof PEOPLE)[number];

/** One of the photographs, as large as it is. */
export async function aPhotograph(name: PhotographName): Promise<Canvas> {
  const image = await loadImage(await readFile(new URL(`../../photographs/${name}.jpg`, import.meta.url)));
  const canvas = nodeCanvas(image.width, image.height);
  contextOf(canvas).drawImage(image, 0, 0);
  return canvas;
}

export const pixelsOf = (canvas: Canvas): Pixels => contextOf(canvas).getImageData(0, 0, canvas.width, canvas.height);

/** The bytes of the network that finds people. */
export const readWeights = (): Promise<Uint8Array> =>
  readFile(require.resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite'));

/** The bytes of the network that finds faces. */
const readFaceWeights = (): Promise<Uint8Array> =>
  readFile(require.resolve('@mediapipe/face_detection/face_detection_short_range.tflite'));

/** What finds people, and what finds faces, as the server and the preview have them. */
export const aPeopleFinder = async (): Promise<FindPeople> => createPeopleFinder(await readWeights());
export const aFaceFinder = async (): Promise<FindFaces> => createFaceFinder(await readFaceWeights());
