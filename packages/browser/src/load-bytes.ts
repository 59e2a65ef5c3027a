/** Fetches a small file; null where it can't be read, which is logged and nothing else. */
export async function loadBytes(url: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    console.warn('Failed loading file', url, error instanceof Error ? error.message : error);
    return null;
  }
}
