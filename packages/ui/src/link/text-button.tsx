import type { ComponentProps } from 'react';

export type TextButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'>;

/** A button that reads like a link, inside a sentence or a message. */
export function TextButton(props: TextButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className="rounded-clip text-strong underline decoration-accent decoration-[1.5px] underline-offset-3 transition-look hover:text-accent-strong disabled:cursor-not-allowed disabled:text-muted disabled:no-underline"
    />
  );
}
