export interface Download {
  readonly url: string;
  readonly fileName: string;
}

/** Saves what the page has made under a name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  // Later, because some browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

async function fetchBlob(url: string): Promise<Blob> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`HTTP error! Status: ${response.status}`);
  return response.blob();
}

/** Saves a file under its name; when it cannot be fetched its address is opened instead. True when it was saved. */
export async function download({ url, fileName }: Download): Promise<boolean> {
  try {
    saveBlob(await fetchBlob(url), fileName);
    return true;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    window.open(url, '_blank', 'noopener');
    return false;
  }
}
