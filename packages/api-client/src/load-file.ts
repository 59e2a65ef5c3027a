/** A file at an address the server signed. Rejects without an answer of 2xx. */
export async function loadFile(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`the file answered ${response.status}`);
  return response.blob();
}
