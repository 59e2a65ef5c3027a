import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { nodePaintEnv } from '@kinora/drawing/testing';

import { createFaceFinder } from '../src/faces/create-face-finder.ts';
import { createPeopleFinder } from '../src/people/create-people-finder.ts';
import { aPhotograph, type PhotographName } from '../src/testing/a-photograph.ts';
import { facesOfPhotograph, maskPhotograph, playPhotograph } from './draw-photograph.ts';

const require = createRequire(import.meta.url);
const WEIGHTS = {
  people: readFileSync(require.resolve('@mediapipe/selfie_segmentation/selfie_segmentation.tflite')),
  faces: readFileSync(require.resolve('@mediapipe/face_detection/face_detection_short_range.tflite')),
};
const darkroom = {
  environment: nodePaintEnv(),
  findPeople: createPeopleFinder(WEIGHTS.people),
  findFaces: createFaceFinder(WEIGHTS.faces),
};

export type WeightsName = keyof typeof WEIGHTS;

/** The bytes of the weights and of a photograph, in base64. */
export const readWeights = (name: WeightsName) => WEIGHTS[name].toString('base64');
export const readPhotograph = (name: PhotographName) =>
  readFileSync(new URL(`../photographs/${name}.jpg`, import.meta.url), 'base64');

/** The mask of a photograph as the server finds it, in base64. */
export const maskInNode = async (name: PhotographName) =>
  Buffer.from(maskPhotograph(darkroom, await aPhotograph(name))).toString('base64');

/** What the server says of the faces in a photograph. */
export const facesInNode = async (name: PhotographName) => facesOfPhotograph(darkroom, await aPhotograph(name));

/** A frame of an effect on a photograph as the server draws it: RGBA bytes in base64. */
export const playPhotographInNode = async (name: PhotographName) =>
  Buffer.from(playPhotograph(darkroom, await aPhotograph(name)).data).toString('base64');
