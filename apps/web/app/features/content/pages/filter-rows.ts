/** A search box over a table of the page: `data-filter` names it. Few pages have one, so it comes with the first letter. */
export function filterRows(input: HTMLInputElement): void {
  const {
    dataset: { filter },
    value,
  } = input;
  const table = filter && document.getElementById(filter);
  if (!table) return;
  const wanted = value.trim().toLowerCase();
  let found = 0;
  for (const row of table.querySelectorAll<HTMLElement>('tbody tr')) {
    row.hidden = !row.textContent.toLowerCase().includes(wanted);
    if (!row.hidden) found += 1;
  }
  table.toggleAttribute('data-filtered', wanted !== '');
  const nothing = document.querySelector<HTMLElement>(`[data-nothing="${filter}"]`);
  if (nothing) nothing.textContent = found === 0 ? (nothing.dataset.words ?? '') : '';
  // Enter asks for what the table may not have: the nearest to that town.
  input.onkeydown = ({ key }) => {
    if (key === 'Enter')
      input.closest('[data-near]')?.querySelector<HTMLElement>('[data-nearest=town]')?.click();
  };
}
