import { AlertIcon } from '../icon/icons.ts';

export interface ErrorLineProps {
  id: string;
  children: string;
}

/** What is wrong with a field, below it. */
export function ErrorLine({ id, children }: ErrorLineProps) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-small text-danger">
      <span className="mt-0.5 [&>svg]:size-4">
        <AlertIcon />
      </span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
