import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

/** The name of a proof, and what else it proves; of another team's not even the title. */
export type ProvenElsewhere = { name: string; elsewhere: string | null };

/**
 * Proofs of a past activity whose very bytes prove another activity as well: another past one that was handed in, or hours that were
 * entered or claimed. Two halves of one night, or of one long list, may share a proof rightly; whoever reviews it should know.
 */
export async function provenElsewhere(sql: Sql, makeupId: number): Promise<ProvenElsewhere[]> {
  const { rows } = await raw<ProvenElsewhere>`with own as (
  select f.name, f.sha256, m.id, m.team_id, m.activity_id from activity_makeups m
  join files f on f.target_id = m.id and f.purpose = 'makeupProof' and f.status = 'attached'
  where m.id = ${makeupId}
)
select distinct own.name, case when o.team_id = own.team_id then o.title end as elsewhere from own
join lateral (
  select n.title, n.team_id from files g join activity_makeups n on n.id = g.target_id
  where g.purpose = 'makeupProof' and g.sha256 = own.sha256 and n.id <> own.id and n.state in ('pending', 'passed')
  union all
  select h.activity_title, h.team_id from files g join service_hours h on h.id = g.target_id
  where g.purpose = 'hourProof' and g.sha256 = own.sha256 and h.status <> 'rejected'
    and h.activity_id is distinct from own.activity_id
) o on true
order by own.name, elsewhere
limit 10`.execute(sql);
  return rows;
}
