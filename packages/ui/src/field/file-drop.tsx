import { useId, useState, type DragEvent, type ReactNode } from 'react';

export interface FileDropProps {
  /** Names the field: "Your picture". */
  label: string;
  /** Media types of the files that the browser offers. */
  accept: string;
  /** In the middle: what to do. */
  children: ReactNode;
  /** Below the box: what is possible, or what went wrong. */
  hint?: ReactNode;
  /** Lets a phone take a picture instead of choosing one. */
  camera?: boolean;
  onFile: (file: File) => void;
}

const first = (files: FileList | undefined | null): File | undefined => files?.[0];

const stop = (event: DragEvent) => event.preventDefault();

/** A place for one file: dropped on it, or chosen by pressing it. */
export function FileDrop({ label, accept, children, hint, camera = false, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined) => {
    setOver(false);
    if (file) onFile(file);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label
        htmlFor={id}
        data-over={isOver || undefined}
        className="relative grid cursor-pointer place-items-center gap-1.5 rounded-inner border border-dashed border-line-control bg-well px-4 py-6 text-center text-small text-muted transition-look hover:border-line-control-hover has-focus-visible:focus-ring data-over:border-accent data-over:bg-accent-soft [&_svg]:size-6"
      >
        {children}
        <input
          id={id}
          type="file"
          accept={accept}
          capture={camera ? 'environment' : undefined}
          aria-label={label}
          aria-describedby={hint === undefined ? undefined : `${id}-note`}
          onChange={(event) => {
            take(first(event.target.files));
            // The same file can be chosen again.
            event.target.value = '';
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDragOver={stop}
          onDrop={(event) => {
            event.preventDefault();
            take(first(event.dataTransfer.files));
          }}
          className="absolute inset-0 size-full cursor-[inherit] opacity-0"
        />
      </label>
      {hint !== undefined && (
        <div id={`${id}-note`} className="text-micro text-muted empty:hidden">
          {hint}
        </div>
      )}
    </div>
  );
}
