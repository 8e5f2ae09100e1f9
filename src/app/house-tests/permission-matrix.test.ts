import { beforeAll, describe, expect, it } from 'vitest';
import { permissionWords } from '#domains/roles/contract/permissions.words.ts';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { buildLeader } from '#domains/activities/testing/leaders.builders.ts';
import { hasRank } from '#platform/contract/account-kinds.ts';
import { builtinRoles } from '#domains/roles/contract/roles.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { SignedIn } from '#testing/sign-in.ts';
import { openHouse } from '#testing/open-house.ts';
import { toHttp } from '#testing/test-app.ts';
import { prepareTableReader } from './world/database-tables.ts';
import { buildHouseWorld } from './world/house-world.ts';
import { askForRows, type RowVerdict } from './world/row-matrix.ts';
import { reachedByStrangers, rowExamples } from './world/row-exceptions.ts';

type Column = { name: string; as: (SignedIn & { actingFor?: number }) | undefined };
type Verdict = 'yes' | 'no' | 'log in';

const staffRoles = keysOf(builtinRoles).filter((code) => builtinRoles[code].userType === 3);

const { app } = openHouse({ isOneStory: true });
let columns: Column[];
let operations: AnyOperation[];
let verdicts: Map<string, Verdict[]>;
/** What was found out about rows, or the sentence why it could not be. */
let rowVerdicts: Map<string, RowVerdict | Error>;

beforeAll(async () => {
  columns = [
    { name: 'nobody', as: undefined },
    { name: 'volunteer', as: await app().signIn('volunteer') },
    { name: 'team', as: await app().signIn('team') },
    ...(await leadingColumns()),
  ];
  for (const role of staffRoles) columns.push({ name: role, as: await app().signIn('staff', { role }) });
  operations = app()
    .rooms.flatMap((room) => room.bindings)
    .map((binding) => binding.operation);
  verdicts = new Map();
  for (const operation of operations) {
    const row: Verdict[] = [];
    for (const { as } of columns) row.push(await ask(operation, as));
    verdicts.set(operation.name, row);
  }
});
beforeAll(async () => {
  rowVerdicts = await askForAllRows();
});

/** People who act for a team with their own login, by what they are in it (domain.md 4.10). */
async function leadingColumns(): Promise<Column[]> {
  const { teamId } = await app().signIn('team');
  // Of another day than those of the world, or their numbers would meet.
  const { activityId } = await buildActivity(app().sql, {
    teamId,
    now: new Date('2026-01-05T09:00:00+08:00'),
  });
  const columns: Column[] = [];
  for (const [name, memberRole] of Object.entries(leading)) {
    const person = await app().signIn('volunteer');
    const { volunteerId } = person;
    await buildLeader(app().sql, {
      teamId,
      volunteerId,
      memberRole,
      activityIds: name === 'leader' ? [activityId] : [],
    });
    columns.push({ name, as: { ...person, actingFor: teamId } });
  }
  return columns;
}
const leading = { leader: 'member', manager: 'manager', head: 'captain' } as const;

/** Asks with a property that no operation knows: whoever is let in gets 400 and has done nothing. */
async function ask(operation: AnyOperation, as: SignedIn | undefined): Promise<Verdict> {
  const { statusCode, body } = await app().inject(toHttp(operation, { id: 1, nobodyKnowsThis: 1 }, as));
  if (statusCode === 400) return 'yes';
  if (statusCode === 403) return 'no';
  if (statusCode === 401) return 'log in';
  throw new Error(`${operation.name} answered ${statusCode} ${body}`);
}

async function askForAllRows(): Promise<Map<string, RowVerdict | Error>> {
  const world = await buildHouseWorld(app());
  await app().database.keep();
  const readWorld = await prepareTableReader(app().database, { besides: ['audit_log', 'audit_origins'] });
  const found = new Map<string, RowVerdict | Error>();
  for (const operation of operations) {
    const asked = askForRows(operation, { test: app(), world, readWorld }, rowExamples()[operation.name]);
    const verdict = await asked.catch((error: Error) => error);
    if (verdict) found.set(operation.name, verdict);
  }
  return found;
}

const verdictFor = (operation: AnyOperation, column: string): Verdict | undefined =>
  verdicts.get(operation.name)?.[columns.findIndex(({ name }) => name === column)];

describe('an operation', () => {
  it('is open to nobody but by its own word', () => {
    for (const operation of operations)
      expect([operation.name, verdictFor(operation, 'nobody')]).toEqual([
        operation.name,
        operation.caller === 'public' ? 'yes' : 'log in',
      ]);
  });

  it('lets in the callers it names and no others', () => {
    for (const operation of operations) {
      const { caller } = operation;
      for (const kind of ['volunteer', 'team'] as const) {
        const isOpen = caller === 'public' || caller === 'signedIn' || caller === kind;
        expect([operation.name, kind, verdictFor(operation, kind)]).toEqual([
          operation.name,
          kind,
          isOpen ? 'yes' : 'no',
        ]);
      }
      for (const rank of keysOf(leading)) {
        const isTeams = caller === 'team' && hasRank(rank, operation.ledBy ?? 'manager');
        const isOpen = caller === 'public' || caller === 'signedIn' || isTeams;
        expect([operation.name, rank, verdictFor(operation, rank)]).toEqual([
          operation.name,
          rank,
          isOpen ? 'yes' : 'no',
        ]);
      }
      for (const role of staffRoles) {
        const permissions: readonly string[] = builtinRoles[role].permissions;
        const isOpen =
          typeof caller === 'object'
            ? caller.permission === undefined || permissions.includes(caller.permission)
            : ['public', 'signedIn'].includes(caller);
        expect([operation.name, role, verdictFor(operation, role)]).toEqual([
          operation.name,
          role,
          isOpen ? 'yes' : 'no',
        ]);
      }
    }
  });

  it('asks for a permission that the catalogue has', () => {
    const asked = operations.flatMap(({ caller }) =>
      typeof caller === 'object' && caller.permission !== undefined ? [caller.permission] : [],
    );
    expect(Object.keys(permissionWords)).toEqual(expect.arrayContaining(asked));
  });

  it('has a name of its own, which ends its path unless the specification names the path', () => {
    expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
    const named = /^\/api\/(token|sys|app|content|baseinfo)\//;
    for (const { name, path } of operations) {
      if (named.test(path)) continue;
      const pascal = name[0]?.toUpperCase() + name.slice(1);
      expect(path.replace('/{id}', '')).toMatch(new RegExp(`^/api/[a-z]+/${pascal}$`));
    }
  });
});

describe('an operation that names rows', () => {
  const judged = () =>
    [...rowVerdicts].flatMap(([name, verdict]) => (verdict instanceof Error ? [] : [{ name, ...verdict }]));

  it('lets the owner reach them', () => {
    const faults = [...rowVerdicts.values()].filter((verdict) => verdict instanceof Error);
    expect(faults.map(({ message }) => message)).toEqual([]);
  });

  it('lets no other volunteer, 领队, team or 所 reach them, but where everybody may', () => {
    const open = judged().filter(({ foreign, outside }) => foreign || outside);
    expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(reachedByStrangers).toSorted());
  });

  it('has an answer for everybody who may do it', () => {
    const asked = new Map(judged().map((verdict) => [verdict.name, verdict]));
    const unanswered = operations.filter(({ name, caller }) => {
      const verdict = asked.get(name);
      if (!verdict) return false;
      return (typeof caller === 'object' ? verdict.outside : verdict.foreign) === undefined;
    });
    expect(unanswered.map(({ name }) => name)).toEqual([]);
  });
});

/** ✓ reaches it, ✗ does not, nothing where the question does not arise. */
function rowMarks(name: string): string[] {
  const verdict = rowVerdicts.get(name);
  const mark = (isReached: boolean | undefined) => (isReached === undefined ? '' : isReached ? '✓' : '✗');
  if (!verdict || verdict instanceof Error) return ['', '', ''];
  return [mark(verdict.own), mark(verdict.foreign), mark(verdict.outside)];
}

it('who may do what is as it was reviewed', async () => {
  const header = `| operation | asks for | ${columns.map(({ name }) => name).join(' | ')} | own row | foreign row | other 所 |`;
  const rule = `|${' --- |'.repeat(columns.length + 5)}`;
  const rows = app().rooms.flatMap((room) =>
    room.bindings.map(({ operation }) => {
      const { name, caller } = operation;
      const asked = typeof caller === 'object' ? `${caller.permission ?? 'staff'}, ${caller.scope}` : caller;
      const marks = (verdicts.get(name) ?? []).map((verdict) => (verdict === 'yes' ? '✓' : ''));
      return `| ${room.name}.${name} | ${asked} | ${[...marks, ...rowMarks(name)].join(' | ')} |`;
    }),
  );
  const table = ['# Who may call what', '', header, rule, ...rows, ''].join('\n');
  await expect(table).toMatchFileSnapshot('./permission-matrix.txt');
});
