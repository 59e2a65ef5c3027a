import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import { nodePaintEnv } from '@kinora/drawing/testing';

import { createPeopleFinder } from '../src/people/create-people-finder.ts';
import { aPhotograph, type PhotographName } from '../src/testing/a-photograph.ts';
import { maskPhotograph, playPhotograph } from './draw-photograph.ts';

const WEIGHTS = '@mediapipe/selfie_segmentation/selfie_segmentation.tflite';
const weights = readFileSync(createRequire(import.meta.url).resolve(WEIGHTS));
const darkroom = { environment: nodePaintEnv(), findPeople: createPeopleFinder(weights) };

/** The bytes of the weights and of a photograph, in base64. */
export const readWeights = () => weights.toString('base64');
export const readPhotograph = (name: PhotographName) =>
  readFileSync(new URL(`../photographs/${name}.jpg`, import.meta.url), 'base64');

/** The mask of a photograph as the server finds it, in base64. */
export const maskInNode = async (name: PhotographName) =>
  Buffer.from(maskPhotograph(darkroom, await aPhotograph(name))).toString('base64');

/** A frame of an effect on a photograph as the server draws it: RGBA bytes in base64. */
export const playPhotographInNode = async (name: PhotographName) =>
  Buffer.from(playPhotograph(darkroom, await aPhotograph(name)).data).toString('base64');
