// The picture of all packages in docs/architecture.md: a row for each rank, a column for each place where code runs.

/** Where the picture is kept, as a path from the root. */
export const PICTURE = 'docs/images/packages.svg';

const WIDTH = 1000;
const TOP = 52;
const BOX = 30;
const GAP = 10;
const LETTER = 8;
const RANK_X = 48;
const COLUMNS = [
  { runs: 'web', title: 'in the browser', x: 88, width: 492 },
  { runs: 'any', title: 'in both', x: 592, width: 200 },
  { runs: 'server', title: 'on the server', x: 804, width: 180 },
];

/** The picture brings its own background, so it reads on a light page and on a dark one. */
const STYLE = `
  svg { --page: #fbfaf8; --column: #f0ede8; --line: #d8d2c9; --text: #1f1b16; --quiet: #655d53; --box: #fff; --app: #ffe3d1; }
  @media (prefers-color-scheme: dark) {
    svg { --page: #171512; --column: #211e1a; --line: #3b352e; --text: #f3eee7; --quiet: #aba195; --box: #2e2923; --app: #5c3219; }
  }
  text { font: 15px system-ui, -apple-system, 'Segoe UI', sans-serif; fill: var(--text); }
  .quiet { font-size: 14px; fill: var(--quiet); }
  .page { fill: var(--page); }
  .column { fill: var(--column); }
  .box { fill: var(--box); stroke: var(--line); }
  .app { fill: var(--app); stroke: var(--line); }
  .rule { stroke: var(--line); stroke-dasharray: 2 5; }
  .arrow { stroke: var(--quiet); fill: none; }`;

const shortName = ({ name }) => name.replace(/^@[\w-]+\//, '');
const boxWidth = (one) => shortName(one).length * LETTER + 24;
const ascending = (one, other) => (shortName(one) < shortName(other) ? -1 : 1);

/** The boxes of one rank in one column, in as many lines as they need; `y` counts from the top of the row. */
function placeBoxes(packages, { x, width }) {
  const end = x + width - GAP;
  let left = x + GAP;
  let y = 0;
  return packages.map((one) => {
    const size = boxWidth(one);
    if (left + size > end && left > x + GAP) {
      left = x + GAP;
      y += BOX + GAP;
    }
    const box = { one, x: left, y, width: size };
    left += size + GAP;
    return box;
  });
}

/** Rows from the highest rank to the lowest: `{ rank, y, height, boxes }`. */
function placeRows(packages) {
  const ranks = [...new Set(packages.map(({ rank }) => rank))].toSorted((one, other) => other - one);
  let y = TOP;
  return ranks.map((rank) => {
    const boxes = COLUMNS.flatMap((column) => {
      const inside = packages.filter((one) => one.rank === rank && one.runs === column.runs);
      return placeBoxes(inside.toSorted(ascending), column);
    });
    const row = { rank, y, boxes, height: Math.max(...boxes.map((box) => box.y)) + BOX + GAP };
    y += row.height;
    return row;
  });
}

function drawBox({ one, x, y, width }, top) {
  const look = one.dir.startsWith('apps/') ? 'app' : 'box';
  return (
    `  <rect class="${look}" x="${x}" y="${top + y}" width="${width}" height="${BOX}" rx="6"/>` +
    `<text x="${x + width / 2}" y="${top + y + 20}" text-anchor="middle">${shortName(one)}</text>`
  );
}

const drawRow = ({ rank, y, boxes }) => [
  `  <text class="quiet" x="${RANK_X}" y="${y + 20}" text-anchor="middle">${rank}</text>`,
  `  <path class="rule" d="M${RANK_X + 16} ${y - GAP / 2}H${WIDTH - 16}"/>`,
  ...boxes.map((box) => drawBox(box, y)),
];

const drawColumn = ({ title, x, width }, bottom) =>
  `  <rect class="column" x="${x}" y="12" width="${width}" height="${bottom - 12}" rx="10"/>` +
  `<text class="quiet" x="${x + width / 2}" y="36" text-anchor="middle">${title}</text>`;

/** Says downwards, along the left edge, which way imports go. */
const drawArrow = (bottom) => [
  `  <path class="arrow" d="M18 ${TOP}V${bottom - 12}m-5 -8l5 8l5 -8"/>`,
  `  <text class="quiet" x="${RANK_X}" y="36" text-anchor="middle">rank</text>`,
];

const describe = ({ rank, boxes }) =>
  `Rank ${rank}: ${boxes.map(({ one }) => `${shortName(one)} (${one.runs})`).join(', ')}.`;

/** The whole picture as the text of an SVG file. */
export function drawPackages(packages) {
  const rows = placeRows(packages);
  const bottom = Math.max(...rows.map(({ y, height }) => y + height));
  const height = bottom + 12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="title text">`,
    '  <title id="title">The packages by rank, and where each of them runs</title>',
    `  <desc id="text">Imports go to a lower rank only. ${rows.map(describe).join(' ')}</desc>`,
    `  <style>${STYLE}\n  </style>`,
    `  <rect class="page" width="${WIDTH}" height="${height}" rx="12"/>`,
    ...COLUMNS.map((column) => drawColumn(column, bottom)),
    ...drawArrow(bottom),
    ...rows.flatMap(drawRow),
    '</svg>',
    '',
  ].join('\n');
}
