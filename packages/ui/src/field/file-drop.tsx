import { useId, useState, type DragEvent, type ReactNode } from 'react';

export interface FileDropProps {
  /** Names the field: "Your image". */
  label: string;
  /** Media types of the files that the browser offers. */
  accept: string;
  /** In the middle: what to do. */
  children: ReactNode;
  /** Below the box: what is possible, or what went wrong. */
  hint?: ReactNode;
  /** Lets a phone take a picture instead of choosing one. */
  camera?: boolean;
  /** `row` is as low as a control. */
  size?: keyof typeof SIZES;
  onFile: (file: File) => void;
  /** Takes several at once instead. */
  onFiles?: ((files: readonly File[]) => void) | undefined;
}

const SIZES = {
  box: 'grid content-center justify-items-center px-4 py-6',
  row: 'flex items-center justify-center px-3 py-3',
} as const;

const stop = (event: DragEvent) => event.preventDefault();

/** A place for files: dropped on it, or chosen by pressing it. */
export function FileDrop(props: FileDropProps) {
  const { label, accept, children, hint, camera = false, size = 'box', onFile, onFiles } = props;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    setOver(false);
    const [first, ...others] = files ?? [];
    if (!first) return;
    if (onFiles) onFiles([first, ...others]);
    else onFile(first);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label
        htmlFor={id}
        data-over={isOver || undefined}
        className={`relative cursor-pointer gap-1.5 rounded-inner border border-dashed border-line-control bg-well text-center text-small text-muted transition-look hover:border-line-control-hover has-focus-visible:focus-ring data-over:border-accent data-over:bg-accent-soft [&_svg]:size-6 ${SIZES[size]}`}
      >
        {children}
        <input
          id={id}
          type="file"
          accept={accept}
          multiple={onFiles !== undefined}
          capture={camera ? 'environment' : undefined}
          aria-label={label}
          aria-describedby={hint === undefined ? undefined : `${id}-note`}
          onChange={(event) => {
            take(event.target.files);
            // The same file can be chosen again.
            event.target.value = '';
          }}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDragOver={stop}
          onDrop={(event) => {
            event.preventDefault();
            take(event.dataTransfer.files);
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
