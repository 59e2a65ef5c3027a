import type { DecodePicture } from './read-picture.ts';

/** Has the browser decode a file beside the page, upright; its address is let go where it cannot. */
export const decodePicture: DecodePicture = async (file) => {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch (error) {
    URL.revokeObjectURL(url);
    throw error;
  }
  return { width: image.naturalWidth, height: image.naturalHeight, url };
};
