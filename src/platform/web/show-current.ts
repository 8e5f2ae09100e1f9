/** Pushes a row of links sideways to the one that is shown, for rows that are wider than the screen. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current]');
  if (!row || !current || row.scrollWidth <= row.clientWidth) return;
  const from = current.getBoundingClientRect().left - row.getBoundingClientRect().left + row.scrollLeft;
  row.scrollLeft = from - (row.clientWidth - current.offsetWidth) / 2;
}

/** The same for every navigation of a document. */
export function showAllCurrent(document: Document): void {
  for (const row of document.querySelectorAll<HTMLElement>('nav')) showCurrent(row);
}
