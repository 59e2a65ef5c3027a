// What the worker of `measure-in-worker.mjs` runs: takes a photograph apart as the live preview does, and says how long.
import { createFaceFinder } from '../../../packages/footage/src/faces/create-face-finder.ts';
import { createPeopleFinder } from '../../../packages/footage/src/people/create-people-finder.ts';
import { preparePicture } from '../../../packages/footage/src/photo/prepare-picture.ts';

const canvas = (width, height) => new OffscreenCanvas(Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height)));

const bytesOf = (base64) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Milliseconds until each of the photographs, read anew, is taken apart. */
async function measure({ weights, photographs, frame, rounds }) {
  const [findPeople, findFaces] = [
    createPeopleFinder(bytesOf(weights.people)),
    createFaceFinder(bytesOf(weights.faces)),
  ];
  const environment = { canvas, picture: () => null, findPeople, findFaces };
  const times = {};
  for (const [name, file] of Object.entries(photographs)) {
    times[name] = [];
    for (let round = 0; round < rounds; round++) {
      const photograph = await createImageBitmap(new Blob([bytesOf(file)]));
      const start = performance.now();
      preparePicture(environment, photograph, frame);
      times[name].push(performance.now() - start);
    }
  }
  return times;
}

self.addEventListener('message', ({ data }) => {
  void measure(data).then((times) => self.postMessage(times, { transfer: [] }));
});
