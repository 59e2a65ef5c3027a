import { useLazy } from '@kinora/ui';

import { lazyForm } from '../lazy-form.ts';

/** The looks below the stage; they come with the form, and their place is kept. */
export function LookStripPlace() {
  const form = useLazy(lazyForm);
  return <div className="min-h-18">{form && <form.LookStripPanel />}</div>;
}
