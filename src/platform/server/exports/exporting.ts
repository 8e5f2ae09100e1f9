import type { ExportedSheet } from '#platform/contract/exports/export-result.ts';
import {
  type exportRefusals,
  mostRowsAtOnce,
  mostRowsOrdered,
  mostUnfinishedExports,
} from '#platform/contract/exports/exports.words.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '../calls/act.ts';
import type { Binding } from '../calls/binding.ts';
import type { CallerOf, RequestIn } from '../calls/use-case.ts';
import { writeSheet } from '../spreadsheet.ts';
import type { AnySheetSource, ExportAsked, ExportOperation, ExportSource } from './export-source.ts';
import { countUnfinishedExports, insertExportOrder } from './exports.store.ts';

/** Rows that are read and written in one go. */
export const exportChunkRows = 1_000;

type ExportAct<O extends ExportOperation> = Act<
  CallerOf<O['caller']> & SignedInCaller,
  keyof typeof exportRefusals
>;

/**
 * The use case of an export: up to `mostRowsAtOnce` rows come at once as a spreadsheet, more become an order that background work
 * makes; both are noted in the audit log. @throws Refusal `tooManyRows`, `tooManyOrders`
 */
export const exporting =
  <O extends ExportOperation, Row>(source: ExportSource<O, Row>) =>
  async (act: ExportAct<O>, request: RequestIn<O>): Promise<ExportedSheet> => {
    const { reason, ...asked } = request as ExportAsked<O> & { reason?: string };
    const filters = asked as ExportAsked<O>;
    const ids = await source.idsOf(act, filters, mostRowsOrdered + 1);
    if (ids.length > mostRowsOrdered) throw act.refuse('tooManyRows');
    const fileName = `${source.fileTitle?.(filters) ?? source.what}-${toDay(act.now)}.xlsx`;
    const kept = source.keep?.(filters) ?? { ...filters };
    const isOrdered = ids.length > mostRowsAtOnce;
    if (isOrdered) await order(act, source.operation, { what: source.what, fileName, kept, reason, ids });
    await act.audit({
      targetType: source.targetType,
      targetId: source.targetIdOf?.(act) ?? null,
      reason,
      detail: { filters: kept, rowCount: ids.length, ...(isOrdered ? { isOrdered } : {}) },
    });
    return { fileName, sheet: isOrdered ? null : await sheetOf(act, source, { filters, ids }) };
  };

async function sheetOf<O extends ExportOperation, Row>(
  act: ExportAct<O>,
  source: ExportSource<O, Row>,
  { filters, ids }: { filters: ExportAsked<O>; ids: readonly number[] },
): Promise<string> {
  const rows: (string | number)[][] = [];
  for (let from = 0; from < ids.length; from += exportChunkRows)
    rows.push(
      ...(await cellsOf(act, source, { asked: filters, ids: ids.slice(from, from + exportChunkRows) })),
    );
  const bytes = writeSheet({
    title: source.what,
    columns: source.columns.map(([title, width]) => ({ title, width })),
    rows,
  });
  return bytes.toString('base64');
}

/** The rows of these numbers as cells, in their order; those that are gone or out of sight are left out. */
export async function cellsOf<O extends ExportOperation, Row>(
  act: Act<CallerOf<O['caller']>>,
  source: Pick<ExportSource<O, Row>, 'rowsOf' | 'idOf' | 'columns'>,
  { asked, ids }: { asked: ExportAsked<O>; ids: readonly number[] },
): Promise<(string | number)[][]> {
  const rows = await source.rowsOf(act, asked, ids);
  const byId = new Map(rows.map((row) => [source.idOf(row), row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [source.columns.map(([, , read]) => read(row))];
  });
}

type Wanted = {
  what: string;
  fileName: string;
  kept: Record<string, unknown>;
  reason: string | undefined;
  ids: readonly number[];
};

async function order(
  act: Act<SignedInCaller, keyof typeof exportRefusals>,
  { name }: AnyOperation,
  { what, fileName, kept, reason, ids }: Wanted,
): Promise<void> {
  const { accountId } = act.caller;
  if ((await countUnfinishedExports(act.sql, accountId)) >= mostUnfinishedExports)
    throw act.refuse('tooManyOrders');
  await insertExportOrder(act.sql, {
    accountId,
    operation: name,
    what,
    fileName,
    request: JSON.stringify(kept),
    scope: act.caller.kind === 'staff' ? (act.caller.scope ?? null) : null,
    teamId: act.caller.kind === 'team' && act.caller.person ? act.caller.teamId : null,
    reason: reason ?? null,
    rowIds: [...ids],
    rowCount: ids.length,
    askedAt: act.now,
  });
}

/** Binds an export to its source: what it gives at once and what background work makes are read in the same way. */
export const bindExport = <O extends ExportOperation, Row>(source: ExportSource<O, Row>): Binding => ({
  operation: source.operation,
  handler: exporting(source) as unknown as Binding['handler'],
  given: async () => undefined,
  exportSource: source as unknown as AnySheetSource,
});
