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
