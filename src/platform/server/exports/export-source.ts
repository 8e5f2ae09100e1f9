import type { exportRefusals } from '#platform/contract/exports/exports.words.ts';
import type { AnyOperation, CallerRequirement } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '../calls/act.ts';
import type { CallerOf, RequestIn } from '../calls/use-case.ts';

/** A column of an export: its title, its width in characters, and what it says of a row. */
export type ExportColumn<Row> = readonly [title: string, width: number, read: (row: Row) => string | number];

/** An export has somebody who asked for it. */
export type ExportOperation = AnyOperation & { caller: Exclude<CallerRequirement, 'public'> };

/** What an export is asked for, its reason apart. */
export type ExportAsked<O extends Pick<AnyOperation, 'request'>> = Omit<RequestIn<O>, 'reason'>;

type CallerAct<O extends ExportOperation> = Act<CallerOf<O['caller']>>;

/**
 * A list that staff or a team take out as a spreadsheet: first the numbers of all rows that the filters leave, then the rows a
 * thousand at a time. The same serves what is given at once and what background work makes. Declared with `exportSource`, in
 * a file of its operation's name, and bound with `bindExport`.
 */
export type ExportSource<O extends ExportOperation = ExportOperation, Row = unknown> = {
  operation: O;
  /** Name of the sheet and of what is exported: 志愿者. */
  what: string;
  /** Beginning of the file's name, when the sheet's does not say enough. */
  fileTitle?(asked: ExportAsked<O>): string;
  /** Kind of object in the audit line. */
  targetType: string;
  /** The object it is about, where there is one. */
  targetIdOf?(act: CallerAct<O>): number;
  /** What the audit log and an order keep of the filters; all of them unless told. Never a phone or ID number. */
  keep?(asked: ExportAsked<O>): Record<string, unknown>;
  /** Numbers of the rows in the list's order, inside the caller's scope, at most `most`. */
  idsOf(act: CallerAct<O>, asked: ExportAsked<O>, most: number): Promise<readonly number[]>;
  /** These rows in any order, as far as the caller may see them now. `asked` is what was kept of it. */
  rowsOf(act: CallerAct<O>, asked: ExportAsked<O>, ids: readonly number[]): Promise<readonly Row[]>;
  idOf(row: Row): number;
  columns: readonly ExportColumn<Row>[];
};

/** Declares a source; columns, named last, must agree with the rows or it does not compile, and its operation must list the refusals of exports. */
export const exportSource = <
  O extends ExportOperation & { refusals: Record<keyof typeof exportRefusals, string> },
  Row,
>(
  source: ExportSource<O, Row>,
): ExportSource<O, Row> => source;

/** A finished file of an order, and how many records it holds. */
export type ArchiveFile = { bytes: Buffer; recordCount: number };

/**
 * One file of several kinds (a ZIP) instead of a list: read in one transaction, packed outside it. It is ordered and fetched
 * like any export, and kept as one piece.
 */
export type ArchiveSource<Gathered = unknown> = {
  operation: ExportOperation;
  what: string;
  /** `asked` is what the order kept of its request. */
  gather(act: Act<SignedInCaller>, asked: unknown): Promise<Gathered>;
  pack(gathered: Gathered): Promise<ArchiveFile>;
};

/** A source whose gathered records nobody but itself knows. */
export type AnyArchiveSource = Omit<ArchiveSource, 'pack'> & { pack(gathered: never): Promise<ArchiveFile> };

/** A list of which nothing but its name is known. */
export type AnySheetSource = Pick<ExportSource, 'operation' | 'what'> & {
  columns: readonly ExportColumn<never>[];
  rowsOf(act: Act<never>, asked: never, ids: readonly number[]): Promise<readonly unknown[]>;
  idOf(row: never): number;
};

/** What can be ordered: a list as a spreadsheet, or an archive. */
export type AnyExportSource = AnySheetSource | AnyArchiveSource;

export const isArchive = (source: AnyExportSource): source is AnyArchiveSource => 'pack' in source;

/** The sources of all rooms by the name of their operation. */
export const collectExportSources = (
  rooms: readonly { bindings: readonly { exportSource?: AnyExportSource }[] }[],
): ReadonlyMap<string, AnyExportSource> =>
  new Map(
    rooms
      .flatMap((room) => room.bindings)
      .flatMap(({ exportSource: source }) => (source ? [[source.operation.name, source] as const] : [])),
  );
