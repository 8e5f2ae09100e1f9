import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { addDays, startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/board.contract.ts';
import { boardDays, type BoardRow, fewest } from '../../contract/board.contract.ts';
import { placeNameOf } from '../../contract/need-labels.ts';
import { countEnded, type CountedRow, districts, unitsNamed } from './board.queries.ts';
import { boardRows, type Counted, toldOf } from './board.rules.ts';

const nothing: Counted = {
  count: 0,
  solved: 0,
  part: 0,
  unsolved: 0,
  unrated: 0,
  medianMinutes: null,
  slowMinutes: null,
  timedCount: 0,
  inTimeCount: 0,
};

type Unit = { id: number; name: string; kind: string };
const unitName = (areaName: string, units: readonly Unit[], id: number | null): string => {
  const unit = units.find((one) => one.id === id);
  return unit ? placeNameOf(areaName, unit) : areaName;
};

/**
 * The 站 of one district: what is few stands together inside it, so that its own total gives none away. Without shares, which would
 * tell those of the rest; a district of which no 站 can be named has its row already.
 */
function stationsIn(
  { code, name }: { code: string; name: string },
  rows: readonly CountedRow[],
  units: readonly Unit[],
): BoardRow[] {
  const counted = rows
    .filter(({ area, organisationId }) => area === code && organisationId !== null)
    .map((row) => ({
      ...row,
      key: String(row.organisationId),
      name: unitName(name, units, row.organisationId),
    }))
    .toSorted((one, other) => other.count - one.count);
  const told = boardRows(counted, (count) => `${name}另外 ${count} 处`);
  return told.some(({ key }) => key !== null)
    ? told.map((row) => ({ ...row, inTime: null, shares: null }))
    : [];
}

/** The board of ninety days: nothing on it tells a single need apart. */
export const getNeedBoard: UseCase<typeof contract.getNeedBoard> = async ({ sql, now }) => {
  const from = addDays(toDay(now), -boardDays);
  const rows = await countEnded(sql, startOfDay(from));
  const places = await districts(sql);
  const all = rows.find(({ category, area }) => category === null && area === null);
  const units = await unitsNamed(
    sql,
    rows.flatMap(({ organisationId }) => organisationId ?? []),
  );
  const reworked = all?.reworked ?? 0;
  const named = (key: string, name: string, found: Counted | undefined) => ({
    ...(found ?? nothing),
    key,
    name,
  });
  return {
    from,
    countedAt: toInstant(now),
    all: { ...toldOf(all ?? nothing), count: (all?.count ?? 0) < fewest ? 0 : (all?.count ?? 0) },
    reworkedCount: reworked > 0 && reworked < fewest ? null : reworked,
    categories: boardRows(
      categoryKeys.map((key) =>
        named(
          key,
          categoryName(key),
          rows.find(({ category }) => category === key),
        ),
      ),
      (count) => `另外 ${count} 类`,
    ),
    areas: boardRows(
      places.map(({ code, name }) =>
        named(
          code,
          name,
          rows.find(({ area, organisationId }) => area === code && organisationId === null),
        ),
      ),
      (count) => `另外 ${count} 个区`,
    ),
    stations: places.flatMap((place) => stationsIn(place, rows, units)),
  };
};
