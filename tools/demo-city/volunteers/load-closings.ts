import { sql as raw } from 'kysely';
import type { Database } from '#database/connection.ts';
import { inTransaction, type Sql } from '#database/transaction.ts';
import { accountKeysFrom, createMobileVault } from '#domains/accounts/server/index.ts';
import { beginClosing } from '#domains/mydata/server/closing/begin-closing.ts';
import { createDepartedVault } from '#domains/mydata/server/closing/departed-vault.ts';
import { finishClosings } from '#domains/mydata/server/closing/finish-closings.ts';
import { blockersOf } from '#domains/mydata/server/closing/leaving-blockers.ts';
import { coolOffDays } from '#domains/mydata/contract/closing.words.ts';
import { createPersonalVault, lockVolunteer } from '#domains/volunteers/server/index.ts';
import { type Act, type Caller } from '#platform/server/calls/act.ts';
import type { Secret } from '#platform/server/encryption.ts';
import { makeAct } from '#platform/server/calls/make-act.ts';
import { createRooms, leavingOf } from '../../../src/app/server-rooms.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';

/** Days ago on which they asked: one has the days behind them, one is in their midst. */
const askedDaysAgo = { closed: coolOffDays + 5, closing: 4 };

/** One volunteer who closed the account, with hours that stay, and one who may still think again; done as people and the task do it. */
export async function loadClosings(database: Database, city: City, secret: Secret): Promise<void> {
  const leaving = leavingOf(createRooms({ secret, publicUrl: 'https://example.org' }));
  const opened = {
    vault: createDepartedVault(secret),
    openMobile: createMobileVault(accountKeysFrom(secret)).open,
    openId: createPersonalVault(secret).openId,
  };
  const act = (sql: Sql, now: Date, caller: Caller = { kind: 'anonymous' }): Act =>
    makeAct(sql, { caller, now, newId: () => city.idAt(now), action: 'closeMyAccount', requestId: 'demo' })
      .act;
  for (const days of Object.values(askedDaysAgo)) {
    const askedAt = plus(city.now, -days * dayMs);
    await inTransaction(database, async (sql) => {
      for (const { id, displayName, roleId } of await quietPeople(sql, askedAt)) {
        if ((await blockersOf(act(sql, city.now), leaving, id)).length > 0) continue;
        const caller = {
          kind: 'volunteer',
          accountId: id,
          volunteerId: id,
          sessionId: 0,
          displayName,
          roleId,
        } as const;
        await beginClosing(act(sql, askedAt, caller), {
          volunteer: await lockVolunteer(sql, id),
          statusBefore: 'active',
        });
        return;
      }
    });
  }
  const closedAt = plus(city.now, -5 * dayMs + hourMs);
  await inTransaction(database, (sql) => finishClosings(() => leaving, opened).run(act(sql, closedAt)));
}

/** Members of long standing who did nothing any more since then and whose hours count, the latest first: journeys and readers use the first. */
async function quietPeople(sql: Sql, since: Date) {
  const { rows } = await raw<{
    id: number;
    displayName: string;
    roleId: number;
  }>`select v.id, c.display_name, c.role_id
from volunteers v join accounts c on c.id = v.id and c.status = 'active'
where v.status = 'active' and v.registered_at < ${since}
  and exists (select from service_hours h where h.volunteer_id = v.id and h.status = 'effective')
  and not exists (select from service_hours h where h.volunteer_id = v.id and h.updated_at > ${since})
  and not exists (select from sign_ups u where u.volunteer_id = v.id and greatest(u.updated_at, u.ends_at) > ${since})
  and not exists (select from needs n where n.requester_account_id = v.id)
  and not exists (select from team_members m where m.volunteer_id = v.id and m.member_role <> 'member')
order by c.login_name desc limit 100`.execute(sql);
  return rows;
}
