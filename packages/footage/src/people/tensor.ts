/** Numbers of one picture, row by row and pixel by pixel with all channels of a pixel side by side. */
export interface Tensor {
  readonly height: number;
  readonly width: number;
  readonly channels: number;
  readonly data: Float32Array;
}

export type Size = Omit<Tensor, 'data'>;

export function createTensor({ height, width, channels }: Size): Tensor {
  return { height, width, channels, data: new Float32Array(height * width * channels) };
}
