import { categoryKeys, categoryName } from '#domains/site/contract/categories.words.ts';
import { addDays, startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/board.contract.ts';
import { boardDays, fewest } from '../../contract/board.contract.ts';
import { countEnded, districts } from './board.queries.ts';
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

/** The board of ninety days: nothing on it tells a single need apart. */
export const getNeedBoard: UseCase<typeof contract.getNeedBoard> = async ({ sql, now }) => {
  const from = addDays(toDay(now), -boardDays);
  const rows = await countEnded(sql, startOfDay(from));
  const places = await districts(sql);
  const all = rows.find(({ category, area }) => category === null && area === null);
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
          rows.find(({ area }) => area === code),
        ),
      ),
      (count) => `另外 ${count} 个区`,
    ),
  };
};
