/** The longest to wait for an icon, which is only decoration. */
const ICON_MS = 1500;

/**
 * Fetches a small picture and resolves to an address of it that is drawn at once; null where it did not come in time or
 * is no picture, which is logged and nothing else.
 */
export async function loadIcon(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(ICON_MS) });
    if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`);
    const picture = await response.blob();
    if (!picture.type.startsWith('image/')) throw new Error(`no picture: ${picture.type}`);
    return URL.createObjectURL(picture);
  } catch (error) {
    console.warn('Failed loading icon', url, error instanceof Error ? error.message : error);
    return null;
  }
}
