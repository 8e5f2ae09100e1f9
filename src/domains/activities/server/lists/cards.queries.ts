import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { visibleStatuses } from '../../contract/activities.words.ts';
import { cardColumns, type CardRow, headJoins } from '../activity-head.queries.ts';

/** The cards of these activities, as far as everybody may see them; every row says that its counts are its own. */
export const cardsOf = (ids: readonly number[], now: Date) =>
  raw<CardRow>`select ${cardColumns}, a.id as counted_id
from activities a join teams t on t.id = a.team_id${headJoins(now)}
where a.id = any(${ids}) and ${isOneOf(raw`a.status`, visibleStatuses)}`;

const cardRows = preparedQuery((_sql, { ids, now }: { ids: readonly number[]; now: Date }) =>
  cardsOf(ids, now),
);

/** Reads cards, in no order. */
export const readCards = (sql: Sql, ids: readonly number[], now: Date): Promise<CardRow[]> =>
  cardRows(sql, { ids, now });
