import { contextOf, type PaintEnv } from '@kinora/drawing';
import { fitType, LEADING, type FittedType, orderWords } from '@kinora/drawing/type';
import { FACE_SCALES } from '@kinora/scenes';

import type { Lettering } from './letterings.ts';
import { makeWordSprite, type WordSprite } from './word-sprites.ts';

/** Room for a caption, in pixels about its middle. */
export interface Room {
  readonly width: number;
  readonly height: number;
  /** Pixels of the type where there is room enough. */
  readonly size: number;
  readonly lines: number;
}

interface SetWord {
  readonly sprite: WordSprite;
  /** Middle of the word and its baseline, from the middle of the caption. */
  readonly x: number;
  readonly y: number;
  /** Place in what is read. */
  readonly order: number;
}

/** Words painted and placed. */
export interface SetCaption {
  readonly size: number;
  readonly direction: FittedType['direction'];
  readonly words: readonly SetWord[];
  /** Upper left corner and width of each line. */
  readonly lines: readonly { readonly x: number; readonly y: number; readonly width: number }[];
}

/** Pixels the font is set at, so that letters and line breaks are the same at every resolution. */
const SET_AT = 100;
/** From the top of a line to its baseline, and from there to the middle of its letters, in parts of the size. */
const TOP_TO_BASE = 0.92;

interface Wish {
  readonly text: string;
  readonly lettering: Lettering;
  readonly colour: string;
  readonly room: Room;
}

/** Sets words in a room: as large as fits, balanced over their lines. */
export function setCaption(environment: PaintEnv, { text, lettering, colour, room }: Wish): SetCaption {
  const { family, weight, spread = 0.02 } = lettering;
  const leading = lettering.under ? LEADING * 1.5 : LEADING;
  const type = fitType(contextOf(environment.canvas(1, 1)), text, {
    family,
    weight,
    spread,
    setAt: SET_AT,
    size: room.size * (FACE_SCALES[family] ?? 1),
    width: room.width * 0.94,
    widest: room.width,
    lines: room.lines,
    tallest: room.height * (LEADING / leading),
  });
  const { size, lines, direction } = type;
  const top = (-lines.length * size * leading) / 2;
  const words: SetWord[] = [];
  const strips = lines.map((line, row) => {
    const y = top + row * size * leading;
    const left = -line.width / 2;
    let x = left;
    const before = words.length;
    for (const [{ text: letters, width }, place] of orderWords(line.words, direction)) {
      const sprite = makeWordSprite(environment, { ...type, text: letters, width }, { lettering, colour });
      words.push({ sprite, x: x + width / 2, y: y + size * TOP_TO_BASE, order: before + place });
      x += width + line.space;
    }
    return { x: left, y, width: line.width };
  });
  return { size, direction, words, lines: strips };
}
