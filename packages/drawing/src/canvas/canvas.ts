/** The part of the 2D canvas that the engine uses; OffscreenCanvas and @napi-rs/canvas both satisfy it. */
export interface Gradient {
  addColorStop(offset: number, color: string): void;
}
interface Pattern {
  setTransform(matrix?: object): void;
}
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}
export type Paint = string | Gradient;

/** A decoded picture that can be drawn, e.g. an ImageBitmap. */
export interface Picture {
  readonly width: number;
  readonly height: number;
}

/** How a context lies: what is at (x, y) comes to lie at (a x + c y + e, b x + d y + f). */
interface Transform {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

export interface Canvas {
  width: number;
  height: number;
  getContext(kind: '2d'): Context2d | null;
}

export interface Context2d {
  readonly canvas: Picture;
  fillStyle: string | Gradient | Pattern;
  strokeStyle: string | Gradient | Pattern;
  lineWidth: number;
  lineCap: 'butt' | 'round' | 'square';
  lineJoin: 'bevel' | 'miter' | 'round';
  globalAlpha: number;
  globalCompositeOperation: BlendMode;
  imageSmoothingEnabled: boolean;
  imageSmoothingQuality: 'low' | 'medium' | 'high';
  shadowBlur: number;
  shadowColor: string;
  font: string;
  textBaseline: 'alphabetic' | 'bottom' | 'hanging' | 'ideographic' | 'middle' | 'top';
  direction: 'inherit' | 'ltr' | 'rtl';
  textAlign: 'center' | 'end' | 'left' | 'right' | 'start';
  save(): void;
  restore(): void;
  translate(x: number, y: number): void;
  rotate(angle: number): void;
  scale(x: number, y: number): void;
  transform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  getTransform(): Transform;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  beginPath(): void;
  closePath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  quadraticCurveTo(cx: number, cy: number, x: number, y: number): void;
  bezierCurveTo(ax: number, ay: number, bx: number, by: number, x: number, y: number): void;
  arc(x: number, y: number, radius: number, from: number, to: number, counter?: boolean): void;
  ellipse(x: number, y: number, rx: number, ry: number, turn: number, from: number, to: number): void;
  rect(x: number, y: number, width: number, height: number): void;
  roundRect(x: number, y: number, width: number, height: number, radii: number | number[]): void;
  fill(rule?: 'evenodd' | 'nonzero'): void;
  stroke(): void;
  clip(): void;
  fillRect(x: number, y: number, width: number, height: number): void;
  strokeRect(x: number, y: number, width: number, height: number): void;
  clearRect(x: number, y: number, width: number, height: number): void;
  fillText(text: string, x: number, y: number): void;
  measureText(text: string): { readonly width: number };
  createLinearGradient(x0: number, y0: number, x1: number, y1: number): Gradient;
  createRadialGradient(x0: number, y0: number, r0: number, x1: number, y1: number, r1: number): Gradient;
  /** `image` is a Canvas or a Picture; wider here because the platform's own union has no common shape. */
  drawImage(image: object, x: number, y: number): void;
  drawImage(image: object, x: number, y: number, width: number, height: number): void;
  drawImage(
    image: object,
    sx: number,
    sy: number,
    sw: number,
    sh: number,
    x: number,
    y: number,
    width: number,
    height: number,
  ): void;
  getImageData(x: number, y: number, width: number, height: number): Pixels;
  createImageData(width: number, height: number): Pixels;
  putImageData(pixels: object, x: number, y: number): void;
}

export type BlendMode =
  | 'color'
  | 'color-burn'
  | 'color-dodge'
  | 'copy'
  | 'darken'
  | 'destination-atop'
  | 'destination-in'
  | 'destination-out'
  | 'destination-over'
  | 'difference'
  | 'exclusion'
  | 'hard-light'
  | 'hue'
  | 'lighten'
  | 'lighter'
  | 'luminosity'
  | 'multiply'
  | 'overlay'
  | 'saturation'
  | 'screen'
  | 'soft-light'
  | 'source-atop'
  | 'source-in'
  | 'source-out'
  | 'source-over'
  | 'xor';

/** Which share of each pixel belongs to people, 0 to 1, row by row at the size that is asked for. */
export type FindPeople = (pixels: Pixels, size: { readonly width: number; readonly height: number }) => Float32Array;

interface Place {
  readonly x: number;
  readonly y: number;
}
interface Area extends Place {
  readonly width: number;
  readonly height: number;
}

/** A face in a picture, in its pixels. Left and right are those of the picture. */
export interface FaceMarks {
  /** How surely it is one, 0 to 1. */
  readonly likelihood: number;
  /** From above the brows to the chin. */
  readonly box: Area;
  readonly leftEye: Place;
  readonly rightEye: Place;
  /** The tip of the nose. */
  readonly nose: Place;
  /** The middle of the mouth. */
  readonly mouth: Place;
  readonly leftEar: Place;
  readonly rightEar: Place;
}

/** Finds faces in a picture, the clearest first: in the whole of it, and from nearer in the areas that are given. */
export type FindFaces = (pixels: Pixels, closer: readonly Area[]) => FaceMarks[];

/** Where the engine gets its surfaces and pictures from: Node or a browser worker. */
export interface PaintEnv {
  /** A new transparent canvas; sizes are rounded up to at least one pixel. */
  canvas(width: number, height: number): Canvas;
  /** A decoded picture of `ScenePlan.pictures`, or `null` when it is not there. */
  picture(name: string): Picture | null;
  /** Finds people in pictures; without it nobody is looked for. */
  readonly findPeople?: FindPeople | undefined;
  /** Finds faces in pictures; without it heads are read off outlines. */
  readonly findFaces?: FindFaces | undefined;
}

/** The canvas's 2D context; every platform of the engine has one. */
export function contextOf(canvas: Canvas): Context2d {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This canvas has no 2D context.');
  return context;
}
