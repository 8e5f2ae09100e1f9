import type { SqlPool } from '#database/sql-pool.ts';
import { hashToken } from '#domains/accounts/server/sessions/session-tokens.ts';
import { createNeedVault } from '#domains/needs/server/index.ts';
import { type BenchSize, firstTeamAccount } from '../bench-size.ts';
import { dispatcherToken, teamToken } from './needs-calls.ts';
import { dispatcherAccount, lastRound } from './needs-layout.ts';

/** Whom a need of the pool is about: the product tells the number what became of it. */
const people = {
  requesterName: '陈女士',
  requesterMobile: '13906880000',
  beneficiaryName: '陈女士',
  beneficiaryMobile: '',
  guardianName: '',
  guardianMobile: '',
  address: '社区路 1 号',
  risk: '',
};

/** Undoes the claims of an earlier run, seals the pool's people with the key of this one, and opens a session for every team. */
export async function rewindNeeds(
  pool: SqlPool,
  { size, secret }: { size: BenchSize; secret: string },
): Promise<void> {
  const isClaimed = 'select need_id from jobs where id > $1';
  const claimed = [2 * lastRound];
  await pool.query(`delete from need_steps where status = 'accepted' and need_id in (${isClaimed})`, claimed);
  await pool.query(`update needs set status = 'openPool', version = 1 where id in (${isClaimed})`, claimed);
  await pool.query(
    `update dispatches set ended_at = null, outcome = null where need_id in (${isClaimed})`,
    claimed,
  );
  await pool.query('delete from job_steps where job_id > $1', claimed);
  await pool.query('delete from jobs where id > $1', claimed);
  await pool.query(
    `update needs set private_cipher = $1, requester_mobile_hash = 'bench' where status = 'openPool'`,
    [createNeedVault(secret).seal(people)],
  );
  const sessions = [
    { id: 1, account: dispatcherAccount, hash: hashToken(dispatcherToken) },
    ...Array.from({ length: size.teams }, (_, index) => ({
      id: 2 + index,
      account: firstTeamAccount + index + 1,
      hash: hashToken(teamToken(index + 1)),
    })),
  ];
  await pool.query(
    `insert into sessions (id, account_id, access_hash, access_expires_at, refresh_hash, expires_at, last_seen_at, proved_at)
    select 10000000 + id, account, hash, now() + interval '12 hours', '', now() + interval '12 hours', now() + interval '1 hour', now()
    from json_to_recordset($1::json) as s (id bigint, account bigint, hash text)`,
    [JSON.stringify(sessions)],
  );
  for (const table of ['sessions', 'needs', 'jobs', 'dispatches'])
    await pool.query(`vacuum analyze ${table}`);
}

/** Needs of the pool with the teams of their kind, each team once where there are enough. */
export async function claimants(
  pool: SqlPool,
  needIds: readonly number[],
): Promise<ReadonlyMap<number, number[]>> {
  const { rows } = await pool.query<{ needId: number; teamIds: number[] }>(
    `select n.id::int as "needId", (select array_agg(t.id::int order by t.id) from teams t where t.category = n.category) as "teamIds"
    from needs n where n.id = any($1::bigint[]) order by n.id`,
    [needIds],
  );
  return new Map(rows.map(({ needId, teamIds }) => [needId, teamIds]));
}

/** @throws when a need of the pool went to two teams, or need, dispatch and job disagree */
export async function requireOneTeamEach(pool: SqlPool): Promise<void> {
  const { rows } = await pool.query(
    `select n.id from needs n left join jobs j on j.need_id = n.id and j.status = 'accepted'
      left join dispatches d on d.need_id = n.id where n.status in ('accepted', 'openPool')
    group by n.id having (n.status = 'accepted') <> (count(distinct j.id) = 1)
      or (n.status = 'openPool') <> bool_or(d.ended_at is null) limit 3`,
  );
  if (rows.length > 0) throw new Error(`claims and needs disagree: ${JSON.stringify(rows)}`);
}
