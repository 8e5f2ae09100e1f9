import { useState } from 'react';

type SelectionOptions<Row> = {
  /** Rows of the page that is shown. */
  rows: readonly Row[];
  idOf: (row: Row) => number;
  /** View, filters and order of the list (`url.kept`): with another list nothing is chosen. */
  list: string;
};

/** Rows chosen from page to page of one list, for an act on all of them; a row that is shown counts as it stands now. */
export function useSelection<Row>({ rows, idOf, list }: SelectionOptions<Row>) {
  const [kept, setKept] = useState<{ list: string; rows: ReadonlyMap<number, Row> }>({
    list,
    rows: new Map(),
  });
  const before = kept.list === list ? kept.rows : new Map<number, Row>();
  const shown = new Map(rows.map((row) => [idOf(row), row]));
  const set = (next: ReadonlyMap<number, Row>): void => setKept({ list, rows: next });
  return {
    chosen: [...before].map(([id, row]) => shown.get(id) ?? row),
    chosenIds: new Set(before.keys()) as ReadonlySet<number>,
    /** How many of them stand on other pages. */
    elsewhere: [...before.keys()].filter((id) => !shown.has(id)).length,
    choose: (ids: readonly number[], isOn: boolean): void => {
      const next = new Map(before);
      for (const id of ids) {
        const row = shown.get(id);
        if (!isOn) next.delete(id);
        else if (row !== undefined) next.set(id, row);
      }
      set(next);
    },
    clear: (): void => set(new Map()),
  };
}
