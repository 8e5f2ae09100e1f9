import { isDeepStrictEqual } from 'node:util';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { type TestApp, toHttp } from '#testing/test-app.ts';
import type { Person, World } from './house-world.ts';
import { type RowRequest, rowRequestOf } from './row-requests.ts';

/** Who reaches the rows that an operation names; `undefined` where the question does not arise. */
export type RowVerdict = {
  /** The owner; for staff, who works in the owner's 所. */
  own: boolean | undefined;
  /** Another volunteer or team, or a 领队 of another activity of the team, with the very request that the owner gets through with; of what everybody may call, a row that is not public. */
  foreign: boolean | undefined;
  /** Staff of another 所 likewise; for what is the centre's alone, staff of any 所. */
  outside: boolean | undefined;
};

export type Asking = {
  test: TestApp;
  world: World;
  /** Everything that is written down but for the audit log. */
  readWorld: () => Promise<unknown>;
};
type Sent = { operation: AnyOperation; request: RowRequest; ids: Record<string, number> };
type Answer = { status: number; text: string };

/** A row that nobody has. */
const absentId = 4_000_000_000_000_000;

/**
 * Asks for rows of the world as their owner and as strangers; `undefined` for an operation that names none. A row is
 * reached when it is acted on, shown or judged (200, 409) and the answer is another than for a row that is not there, or
 * something was written. What a stranger does not reach stays as it is.
 * @throws Error that says what to add, when the owner reaches no row of the world either
 */
export async function askForRows(
  operation: AnyOperation,
  asking: Asking,
  example?: object,
): Promise<RowVerdict | undefined> {
  const request = rowRequestOf(operation, example);
  if (!request) return undefined;
  if (operation.caller === 'public') return askForHidden({ operation, request }, asking);
  if (isCentral(operation)) {
    const outside = await askStrangers({ operation, request, ids: everyRow(request, absentId) }, asking);
    return { own: undefined, foreign: undefined, outside: outside.get('unitStaff') };
  }
  const absent = operation.request.safeParse(request.with(everyRow(request, absentId)));
  if (!absent.success)
    throw new Error(
      `${operation.name}: its schema does not tell how a request looks (${absent.error.issues[0]?.message}); give one in rowExamples`,
    );
  const ids = await findOwn({ operation, request }, asking);
  if (!ids)
    throw new Error(
      `${operation.name}: its owner reaches no row of the world by ${request.rows.join(', ')}; put one into buildHouseWorld`,
    );
  const reached = await askStrangers({ operation, request, ids }, asking);
  const anyOf = (...people: Person[]): boolean | undefined => {
    const asked = people.filter((person) => reached.has(person));
    return asked.length === 0 ? undefined : asked.some((person) => reached.get(person));
  };
  return {
    own: true,
    foreign: anyOf('otherVolunteer', 'otherTeam', 'otherLeader'),
    outside: anyOf('elsewhere'),
  };
}

const isCentral = ({ caller }: AnyOperation) => typeof caller === 'object' && caller.scope === 'city';

const everyRow = ({ rows }: RowRequest, id: number) => Object.fromEntries(rows.map((name) => [name, id]));

function ownersOf({ caller }: AnyOperation): Person[] {
  if (caller === 'volunteer') return ['volunteer'];
  if (caller === 'team') return ['team', 'newTeam'];
  return typeof caller === 'object' ? ['unitStaff'] : ['volunteer', 'team', 'unitStaff'];
}

function strangersTo(operation: AnyOperation): Person[] {
  const { caller } = operation;
  if (caller === 'volunteer') return ['otherVolunteer'];
  if (caller === 'team') return operation.ledBy === 'leader' ? ['otherTeam', 'otherLeader'] : ['otherTeam'];
  if (typeof caller === 'object') return [isCentral(operation) ? 'unitStaff' : 'elsewhere'];
  return ['otherVolunteer', 'otherTeam', 'elsewhere'];
}

/** Which strangers reach these rows. */
async function askStrangers(sent: Sent, asking: Asking): Promise<Map<Person, boolean>> {
  const reached = new Map<Person, boolean>();
  for (const person of strangersTo(sent.operation)) {
    const status = await reach(sent, asking, person);
    reached.set(person, status !== undefined);
    if (status === 200 && sent.operation.effect === 'write') await asking.test.database.reset();
  }
  return reached;
}

/** Rows with which an owner gets through; where every choice is refused for its state, the first that was found. */
async function findOwn({ operation, request }: Omit<Sent, 'ids'>, asking: Asking) {
  let found: Sent['ids'] | undefined;
  for (const person of ownersOf(operation))
    for (const ids of choicesOf(request, asking.world)) {
      const status = await reach({ operation, request, ids }, asking, person);
      if (status === 200 && operation.effect === 'write') await asking.test.database.reset();
      if (status === 200) return ids;
      if (status !== undefined) found ??= ids;
    }
  return found;
}

/** Every choice of one row for each name; a name that the world does not know has none. */
function choicesOf({ rows }: RowRequest, { ids }: Pick<World, 'ids'>): Record<string, number>[] {
  return rows.reduce<Record<string, number>[]>(
    (choices, name) =>
      choices.flatMap((choice) => (ids[name] ?? []).map((id) => ({ ...choice, [name]: id }))),
    [{}],
  );
}

/** The status of the answer when it is about these rows, not what anybody hears of rows that are not there. */
async function reach(sent: Sent, asking: Asking, person: Person): Promise<200 | 409 | undefined> {
  const before = await asking.readWorld();
  const { status, text } = await send(sent, asking, person);
  if (isDeepStrictEqual(await asking.readWorld(), before)) {
    if (status !== 200 && status !== 409) return undefined;
    const absent = await send({ ...sent, ids: everyRow(sent.request, absentId) }, asking, person);
    return status === absent.status && text === absent.text ? undefined : status;
  }
  if (status !== 200) throw new Error(`${sent.operation.name} refuses ${person} and writes all the same`);
  return status;
}

/** Whether somebody who has nothing to do with it reaches a row that is not public, by what everybody may call. */
async function askForHidden({ operation, request }: Omit<Sent, 'ids'>, asking: Asking) {
  const choices = choicesOf(request, { ids: asking.world.hidden });
  if (choices.length === 0) return undefined;
  let foreign = false;
  for (const ids of choices)
    foreign ||= (await reach({ operation, request, ids }, asking, 'otherTeam')) !== undefined;
  return { own: undefined, foreign, outside: undefined };
}

async function send(
  { operation, request, ids }: Sent,
  { test, world }: Asking,
  person: Person,
): Promise<Answer> {
  const http = toHttp(operation, request.with(ids), world.people[person]);
  const { statusCode, body } = await test.inject(http);
  if (statusCode >= 500 || statusCode === 401)
    throw new Error(`${operation.name} answers ${person} ${statusCode} ${body}`);
  const { requestId: _, ...said } = JSON.parse(body) as Record<string, unknown>;
  const sent = new Set(Object.values(ids));
  const text = JSON.stringify(said, (__, value: unknown) =>
    typeof value === 'number' && sent.has(value) ? 'row' : value,
  );
  return { status: statusCode, text };
}
