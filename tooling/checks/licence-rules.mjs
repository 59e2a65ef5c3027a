import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ALLOWED =
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 MPL-2.0 OFL-1.1 Unicode-3.0 Unlicense'.split(
    ' ',
  );
/** Loaded at run time as a library that can be exchanged. */
const EXCHANGEABLE = { prefix: '@img/sharp-libvips-', licence: /^LGPL-3\.0/ };
/** Those that state it in their read-me alone, at the version that somebody has read. */
const STATED = { 'combine-errors@3.0.3': 'MIT' };
/** Fonts, pictures and weights travel with what we build; their licences ask to be named. */
const TRAVELS = /^@(?:fontsource|iconify-json|mediapipe)/;

/** Whether an SPDX expression of names, AND, OR and parentheses leaves us an allowed choice. */
export function isAllowed(expression) {
  const choices = expression.replaceAll(/[()]/g, '').split(/ OR /i);
  return choices.some((choice) => choice.split(/ AND /i).every((name) => ALLOWED.includes(name.trim())));
}

/** Packages whose data generated files are made from, by the lockfile of the tool that makes them. */
export function generatorPackages(lockfile) {
  return Object.entries(lockfile.packages)
    .filter(([path]) => path !== '')
    .map(([path, { license = 'none', version }]) => {
      return { name: path.replace('node_modules/', ''), version, licence: license };
    });
}

/** One line for each package that generated files are made from and NOTICE does not name. */
export const unnamedBreaches = (notice, packages) =>
  packages.filter(({ name }) => !notice.includes(name)).map(({ name }) => `NOTICE: does not name ${name}`);

export function licenceBreaches(packages) {
  return packages
    .map((one) => ({
      ...one,
      licence: one.licence === 'none' ? (STATED[`${one.name}@${one.version}`] ?? 'none') : one.licence,
    }))
    .filter(({ name, licence }) => !(name.startsWith(EXCHANGEABLE.prefix) && EXCHANGEABLE.licence.test(licence)))
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) => `${name}@${version}: its licence ${licence} is not among those we accept`);
}

/** One line for each package of fonts, pictures or weights that NOTICE does not name. */
export function noticeBreaches({ root, packages, read }) {
  const notice = existsSync(join(root, 'NOTICE')) ? read('NOTICE') : '';
  const needed = packages.flatMap(({ manifest }) =>
    Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).filter((name) => TRAVELS.test(name)),
  );
  return [...new Set(needed)].filter((name) => !notice.includes(name)).map((name) => `NOTICE: does not name ${name}`);
}
