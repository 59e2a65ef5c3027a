// The entry points of a package: what its exports name, and nothing that a reader has to look for.
import ts from 'typescript';

const MOST = 60;
/** One list of components is easier to look through than several. */
const LONG = ['packages/ui'];

/** The source behind each export of a package, as a path from the root. */
function entryPointsOf({ dir, manifest }) {
  return Object.values(manifest.exports ?? {}).flatMap((target) => {
    const source = typeof target === 'string' ? target : target['@kinora/source'];
    return source?.endsWith('.ts') ? [`${dir}/${source.replace(/^\.\//, '')}`] : [];
  });
}

const byNames = ({ exportClause }) => (exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : []);
const nameOf = ({ name }) => name.text.toLowerCase();

/** The first of a list that stands before what it belongs behind. */
const misplaced = (list) => list.find((one, index) => index > 0 && one < list[index - 1]);

function breachesOf(file, { parse, dir }) {
  const statements = parse(file).statements.filter((one) => ts.isExportDeclaration(one) && one.moduleSpecifier);
  const modules = statements.map(({ moduleSpecifier }) => moduleSpecifier.text);
  const names = statements.flatMap((statement) => [...byNames(statement)]);
  const module = misplaced(modules);
  const name = statements.map((statement) => misplaced([...byNames(statement)].map(nameOf))).find(Boolean);
  return [
    ...(module ? [`${file}: ${module} stands behind what comes after it in the alphabet`] : []),
    ...(name ? [`${file}: the name ${name} stands behind what comes after it in the alphabet`] : []),
    ...(names.length > MOST && !LONG.includes(dir)
      ? [`${file}: offers ${names.length} names, more than ${MOST}: give a part of them a sub-path`]
      : []),
  ];
}

/** One line for each entry point whose names are in no order, or too many to be looked through. */
export function checkEntryPoints({ packages, parse }) {
  return packages.flatMap((one) =>
    entryPointsOf(one)
      .filter((file) => one.files.includes(file))
      .flatMap((file) => breachesOf(file, { parse, dir: one.dir })),
  );
}
