const hasFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer !== null && [...transfer.types].includes('Files');

/** A field that takes files by itself. */
const isFileField = ({ target }: Event) => target instanceof HTMLInputElement && target.type === 'file';

/** Without this the browser opens what is dropped, and the page is gone. */
function over(event: DragEvent): void {
  if (hasFiles(event.dataTransfer)) event.preventDefault();
}

/** Takes files that are dropped or pasted anywhere on the page; returns how to stop. */
export function followFiles(page: Document, take: (files: readonly File[]) => void): () => void {
  function takeFrom(event: Event, transfer: DataTransfer | null): void {
    if (isFileField(event) || !transfer || transfer.files.length === 0) return;
    event.preventDefault();
    take([...transfer.files]);
  }
  const paste = (event: ClipboardEvent) => takeFrom(event, event.clipboardData);
  const drop = (event: DragEvent) => takeFrom(event, event.dataTransfer);
  page.addEventListener('paste', paste);
  page.addEventListener('drop', drop);
  page.addEventListener('dragover', over);
  return () => {
    page.removeEventListener('paste', paste);
    page.removeEventListener('drop', drop);
    page.removeEventListener('dragover', over);
  };
}
