import type { ReactNode } from 'react';

export interface CreateLayoutProps {
  form: ReactNode;
  stage: ReactNode;
  children: ReactNode;
}

/**
 * The two zones of a create page: form beside stage and clips. Up to 1024 px they stack, stage first; on phones the
 * stage stays in sight while the form scrolls below it, unless the screen is too low for both.
 */
export function CreateLayout({ form, stage, children }: CreateLayoutProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 nav:gap-6 desk:grid-rows-[auto_1fr] desk:grid-cols-[340px_minmax(0,1fr)] wide:grid-cols-[388px_minmax(0,1fr)] wide:gap-9">
      {/* Ends with the form: below it the stage would lie over what one came for. */}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 nav:gap-6 desk:contents">
        <div className="isolate -mx-(--frame-gutter) max-nav:tall:sticky max-nav:top-(--frame-sticky) max-nav:z-sticky nav:mx-0 desk:col-start-2 desk:row-start-1">
          {stage}
        </div>
        <div className="relative isolate desk:col-start-1 desk:row-span-2 desk:row-start-1">{form}</div>
      </div>
      <div className="relative desk:col-start-2 desk:row-start-2">{children}</div>
    </div>
  );
}
