import { sql as raw } from 'kysely';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { creditQuery, factsOf, personColumns } from '../lists/person.queries.ts';
import {
  activityColumns,
  isLiveRow,
  posts,
  type SceneRow,
  sceneOf,
  shiftColumns,
  type SignUpScene,
} from '../lists/scene.queries.ts';
import type { Commitment, PersonFacts } from '../signups.facts.ts';

/** Somebody who presses for a shift. */
export type Press = { shiftId: number; volunteerId: number; clientRequestId: string };

/** What the rules read of one who presses, and the mark of just that, by which is found out whether it still holds (`sign_up_mark_seen`). */
export type Pressing = {
  scene: SignUpScene;
  person: { facts: PersonFacts; held: Commitment[]; repeatedSignUpId: number | null };
  mark: string;
};

/**
 * All that the rules read of many who press at the same time, in one statement that locks nothing. Undefined where there is no
 * such shift or person.
 */
export async function findPresses(
  sql: Sql,
  presses: readonly Press[],
  now: Date,
): Promise<(Pressing | undefined)[]> {
  const shiftIds = presses.map(({ shiftId }) => shiftId);
  const rows = await pressRows(sql, {
    now,
    turns: presses.map((_press, turn) => turn),
    shiftIds,
    volunteerIds: presses.map(({ volunteerId }) => volunteerId),
    clientRequestIds: presses.map(({ clientRequestId }) => clientRequestId),
    firsts: shiftIds.map((shiftId, turn) => shiftIds.indexOf(shiftId) === turn),
  });
  const scenes = new Map<number, SignUpScene>();
  const pressings = new Map<number, Pressing>();
  for (const row of rows) {
    if (row.isFirst) scenes.set(row.pressedShiftId, sceneOf(row as unknown as SceneRow));
    const scene = scenes.get(row.pressedShiftId);
    if (!scene) continue;
    const { repeatedSignUpId, mark } = row;
    const facts = factsOf({ ...row, status: row.personStatus }, now);
    pressings.set(row.turn, {
      scene,
      person: { facts, held: row.held.map(asCommitment), repeatedSignUpId },
      mark,
    });
  }
  return presses.map((_press, turn) => pressings.get(turn));
}

type Asked = {
  now: Date;
  turns: number[];
  shiftIds: number[];
  volunteerIds: number[];
  clientRequestIds: string[];
  /** The first for each shift brings the shift and its activity along. */
  firsts: boolean[];
};
type PressRow = {
  turn: number;
  pressedShiftId: number;
  volunteerId: number;
  clientRequestId: string;
  isFirst: boolean;
};

const pressRows = preparedQuery((sql, asked: Asked) =>
  sql
    .selectFrom(
      raw<PressRow>`unnest(${asked.turns}::integer[], ${asked.shiftIds}::bigint[], ${asked.volunteerIds}::bigint[],
  ${asked.clientRequestIds}::text[], ${asked.firsts}::boolean[])`.as<'p'>(
        raw`p (turn, pressed_shift_id, volunteer_id, client_request_id, is_first)`,
      ),
    )
    .innerJoin('shifts as pressed', 'pressed.id', 'p.pressedShiftId')
    .innerJoin('activities as wanted', 'wanted.id', 'pressed.activityId')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .leftJoinLateral(creditQuery(sql, asked.now), (join) => join.onTrue())
    .leftJoin('shifts as s', (join) =>
      join.onRef('s.id', '=', 'p.pressedShiftId').on(raw<boolean>`p.is_first`),
    )
    .leftJoin('activities as a', 'a.id', 's.activityId')
    .leftJoin('teams as t', 't.id', 'a.teamId')
    .select(shiftColumns)
    .select(activityColumns)
    .select(posts)
    .select(['a.recruitCode', 's.status as shiftStatus', 'a.status as activityStatus'])
    .select(
      personColumns({
        needsRecord: raw`(wanted.min_minutes > 0 or wanted.posts <> '[]')`,
        clientRequestId: raw`p.client_request_id`,
      }),
    )
    .select([
      'p.turn',
      'p.pressedShiftId',
      'p.isFirst',
      'v.status as personStatus',
      raw<string>`sign_up_mark_seen(v.id, ${since})`.as('mark'),
      held.as('held'),
    ])
    .orderBy('p.turn'),
);

/** From where on a person's sign-ups have to do with the shift, as `boundsOf` widens a span. */
const since = raw`pressed.starts_at - interval '2 days'`;

/** Live sign-ups of a person around the shift that they press for, as `heldBy` reads them, with what the rules look at. */
const held = raw<
  SentCommitment[]
>`(select coalesce(json_agg(json_build_object('shiftId', u.shift_id, 'state', u.status,
    'title', h.title, 'startsAt', u.starts_at, 'endsAt', u.ends_at) order by u.starts_at, u.id), '[]')
  from sign_ups u join activities h on h.id = u.activity_id
  where u.volunteer_id = v.id and ${isLiveRow}
    and u.starts_at < pressed.ends_at + interval '1 day' and u.starts_at > ${since})`;

type SentCommitment = Omit<Commitment, 'startsAt' | 'endsAt'> & { startsAt: string; endsAt: string };
const asCommitment = ({ startsAt, endsAt, ...rest }: SentCommitment): Commitment => ({
  ...rest,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});
