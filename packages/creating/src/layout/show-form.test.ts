// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

import { showForm } from './show-form.ts';

it('goes to the top of the page, if there is one', () => {
  showForm();
  document.body.innerHTML = '<main id="main"></main>';
  const scroll = vi.fn<(options: ScrollIntoViewOptions) => void>();
  Object.assign(document.getElementById('main') ?? {}, { scrollIntoView: scroll });
  showForm();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
});
