import type { Compilable, CompiledQuery, RawBuilder } from 'kysely';
import type { Sql } from './transaction.ts';

/** Stands in a query for a value that each run fills in. */
class Slot {
  readonly name: string | symbol;

  constructor(name: string | symbol) {
    this.name = name;
  }
}

const slots = new Proxy({}, { get: (_target, name) => new Slot(name) });

/** Compiled texts that are kept for one query of several shapes. */
const mostShapes = 200;

type Build<Values, Row> = (sql: Sql, values: Values) => Compilable<Row> | RawBuilder<Row>;

/**
 * A query that is built and compiled at its first run and afterwards only filled in: for the few that run in every call,
 * where building took longer than all the rest. `build` may pass its values on as parameters, never look at them; a list is
 * written as `= any(…)`.
 */
export function preparedQuery<Values extends object, Row>(
  build: Build<Values, Row>,
): (sql: Sql, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (sql, values) => {
    compiled ??= build(sql, slots as Values).compile(sql) as CompiledQuery<Row>;
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Slot ? values[parameter.name as keyof Values] : parameter,
    );
    const { rows } = await sql.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/**
 * The same for a query whose text differs: it is compiled once for each shape, that is for each `fixed` and each set of values that
 * are there. `build` may look at what is fixed and at which values are undefined. Texts are passed on as marks that keep whether they have
 * letters with a case, and may be put into longer ones; all other values as in `preparedQuery`.
 */
export function preparedByShape<Values extends object, Row, Fixed extends object = object>(
  build: (sql: Sql, values: Values, fixed: Fixed) => Compilable<Row> | RawBuilder<Row>,
): (sql: Sql, values: Values, fixed: Fixed) => Promise<Row[]> {
  const known = new Map<string, Shaped<Row>>();
  const shapedFor = (sql: Sql, values: Values, fixed: Fixed): Shaped<Row> => {
    const shape = shapeOf(values, fixed);
    const before = known.get(shape);
    if (before) return before;
    const compiled = build(sql, marksOf(values), fixed).compile(sql) as CompiledQuery<Row>;
    const names = Object.keys(values);
    const shaped = { compiled, fillers: compiled.parameters.map((parameter) => fillerOf(parameter, names)) };
    if (known.size >= mostShapes) known.clear();
    known.set(shape, shaped);
    return shaped;
  };
  return async (sql, values, fixed) => {
    const { compiled, fillers } = shapedFor(sql, values, fixed);
    const parameters = fillers.map((fill) => fill(values as Record<string | symbol, unknown>));
    const { rows } = await sql.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** Gives the parameter of one run. */
type Filler = (values: Readonly<Record<string | symbol, unknown>>) => unknown;
type Shaped<Row> = { compiled: CompiledQuery<Row>; fillers: readonly Filler[] };

/** Takes a parameter with its marks apart, once: each run only puts it together. `names` are those of the values, in their order. */
function fillerOf(parameter: unknown, names: readonly string[]): Filler {
  if (parameter instanceof Slot) return (values) => values[parameter.name];
  if (typeof parameter !== 'string' || !parameter.includes(markEnd)) return () => parameter;
  // By a pattern with one group: texts at even places, the numbers of values between them.
  const pieces = parameter.split(marks);
  return (values) =>
    pieces.map((piece, place) => (place % 2 ? String(values[names[Number(piece)] ?? '']) : piece)).join('');
}

/** Characters that no text of a request holds: it is refused, or cleaned of them. */
const [markBegin, markEnd] = ['\u0001', '\u0002'];
// oxlint-disable-next-line no-control-regex -- they are what marks
const marks = /\u0001a?(\d+)\u0002/g;

const hasCase = (text: string): boolean => text !== text.toUpperCase();

function shapeOf(values: object, fixed: object): string {
  let shape = JSON.stringify(fixed);
  for (const name of Object.keys(values)) {
    const value = (values as Record<string, unknown>)[name];
    const kind = value === undefined ? '-' : typeof value !== 'string' ? '' : hasCase(value) ? 'a' : 's';
    shape += ` ${name}${kind}`;
  }
  return shape;
}

function marksOf<Values extends object>(values: Values): Values {
  const entries = Object.entries(values).map(([name, value], index) => {
    if (value === undefined) return [name, undefined];
    if (typeof value !== 'string') return [name, new Slot(name)];
    return [name, `${markBegin}${hasCase(value) ? 'a' : ''}${index}${markEnd}`];
  });
  return Object.fromEntries(entries) as Values;
}
