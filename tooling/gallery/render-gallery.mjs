// Contact sheets of all the engine draws.
//   npm run gallery [-- sets | styles | subjects | cameras | effects]
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeSheet } from './contact-sheet.mjs';
import { recipeSheet, restyleSheet } from './effect-sheets.mjs';
import { cameraSheet, styleSheet } from './look-sheets.mjs';
import { setSheets } from './set-sheets.mjs';
import { subjectSheets } from './subject-sheets.mjs';

const SHEETS = {
  sets: [setSheets],
  styles: [styleSheet],
  subjects: subjectSheets,
  cameras: [cameraSheet],
  effects: [recipeSheet, restyleSheet],
};
const folder = process.env.KINORA_GALLERY ?? fileURLToPath(new URL('../../.gallery', import.meta.url));

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(SHEETS, name));
if (unknown.length > 0)
  throw new Error(`there is no sheet "${unknown.join(', ')}"; known are ${Object.keys(SHEETS).join(', ')}.`);

for (const name of wanted.length > 0 ? wanted : Object.keys(SHEETS)) {
  for (const make of SHEETS[name]) {
    const { name: file, tiles, layout, facts } = await make();
    await writeSheet(join(folder, `${file}.webp`), tiles, layout);
    console.log(`gallery: ${facts}`);
  }
}
