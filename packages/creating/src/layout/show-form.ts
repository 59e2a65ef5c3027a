/** Goes back to the form, at the top of the page: it was set up from further below. */
export function showForm(): void {
  document.getElementById('main')?.scrollIntoView({ block: 'start' });
}
