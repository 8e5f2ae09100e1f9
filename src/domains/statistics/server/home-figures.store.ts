import type { Sql } from '#database/transaction.ts';
import { type FigureKey, figureKeys } from './home-figures.queries.ts';

/** Writes the figures as counted at this moment. */
export const saveFigures = (sql: Sql, figures: Record<FigureKey, number>, computedAt: Date) =>
  sql
    .insertInto('figures')
    .values(figureKeys.map((key) => ({ key, value: figures[key], computedAt })))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((row) => ({
        value: row.ref('excluded.value'),
        computedAt: row.ref('excluded.computedAt'),
      })),
    )
    .execute();
