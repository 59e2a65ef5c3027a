import type { Mark } from '@kinora/drawing';

const COATS = ['main', 'accent', 'cloth', 'wood', 'dark'];
const SKINS = ['skin', 'skin-', 'skin--', 'skin+'];
const ROWS = 5;
const SEATS = 13;
const WIDE = 3.4;

/** Somebody in the stands, of whom head and shoulders are seen; some hold their hands before their mouths. */
function spectator(row: number, seat: number): readonly Mark[] {
  const pick = seat * 7 + row * 5 + ((seat * row) % 3);
  const x = -WIDE / 2 + ((seat + 0.5 + (row % 2) * 0.4) * WIDE) / (SEATS + 0.4);
  const y = -0.14 - row * 0.25 + ((pick % 3) - 1) * 0.012;
  const coat = COATS[pick % COATS.length] ?? 'main';
  const skin = SKINS[(pick * 3) % SKINS.length] ?? 'skin';
  const hair = pick % 4 === 0 ? 'hair+' : 'hair';
  const hands: readonly Mark[] = pick % 3 === 0 ? [['disc', skin, [x + 0.01, y - 0.14, 0.034]]] : [];
  return [
    ['blob', coat, [x - 0.11, y + 0.12, x - 0.09, y - 0.04, x, y - 0.09, x + 0.09, y - 0.04, x + 0.11, y + 0.12]],
    ['disc', hair, [x, y - 0.2, 0.072]],
    ['disc', skin, [x, y - 0.17, 0.06]],
    ...hands,
  ];
}

/** Rows of spectators, the upper ones behind, and the boards before them. */
function stand(): readonly Mark[] {
  const rows = Array.from({ length: ROWS }, (_, index) => ROWS - 1 - index);
  return [
    ['panel', 'dark', [-WIDE / 2, -1.62, WIDE, 1.62]],
    ...rows.flatMap((row): readonly Mark[] => [
      ...Array.from({ length: SEATS }, (_, seat) => spectator(row, seat)).flat(),
      ['panel', 'step', [-WIDE / 2, -row * 0.25 - 0.045, WIDE, 0.05]],
    ]),
    ['panel', 'main-', [-WIDE / 2, -0.12, WIDE, 0.16]],
    ['panel', 'main+', [-WIDE / 2, -0.12, WIDE, 0.02]],
    ...[-1.2, -0.4, 0.4, 1.2].map((x): Mark => ['panel', 'accent', [x - 0.2, -0.07, 0.4, 0.07, 0.01]]),
  ];
}

/** What a sports hall with spectators has, measured in persons. */
export const ARENA_THINGS = { stand: stand() };
