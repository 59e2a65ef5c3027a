import type { ReactNode } from 'react';

export interface CreateLayoutProps {
  form: ReactNode;
  stage: ReactNode;
  /** Stays with the stage where there is room: the looks of the scene. */
  strip?: ReactNode;
  children: ReactNode;
}

/**
 * The two zones of a create page: the form, and beside it the stage with its strip and the clips. The stage stays in
 * sight while either is scrolled. Where they stack, the stage comes first; there it stays beside the form alone: the clips
 * scroll over it.
 */
export function CreateLayout({ form, stage, strip, children }: CreateLayoutProps) {
  return (
    <div className="flex flex-col gap-4 nav:gap-6 desk:grid desk:grid-cols-[340px_minmax(0,1fr)] desk:items-start wide:grid-cols-[388px_minmax(0,1fr)] wide:gap-9">
      <div className="relative isolate order-1 min-w-0">{form}</div>
      {/* As long as the form is longer, the whole zone stays; once the list is, it scrolls below the stage. */}
      <div className="min-w-0 max-desk:contents desk:order-2 desk:self-stretch">
        <div className="max-desk:contents desk:tall:sticky desk:top-(--frame-sticky)">
          <div className="max-desk:contents desk:tall:sticky desk:top-(--frame-sticky) desk:isolate desk:z-sticky">
            {/* What is scrolled disappears behind it, not beside it. */}
            <div aria-hidden="true" className="absolute -inset-x-2 -top-4 bottom-0 -z-2 bg-surface-1 max-desk:hidden" />
            <div className="isolate order-0 -mx-(--frame-gutter) min-w-0 max-desk:tall:sticky max-desk:top-(--frame-sticky) max-desk:z-sticky max-desk:bg-surface-1 nav:mx-0">
              {stage}
            </div>
            {strip !== undefined && <div className="order-0 min-w-0 desk:pt-3 desk:pb-4">{strip}</div>}
          </div>
          <div className="relative order-2 min-w-0 max-desk:z-sticky max-desk:-mx-(--frame-gutter) max-desk:bg-surface-1 max-desk:px-(--frame-gutter) desk:pt-5">
            {children}
          </div>
        </div>
      </div>
    </div>
  );
}
