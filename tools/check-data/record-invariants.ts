import type { Invariant } from './invariant.ts';

/** 培训与表彰: entered by somebody else about what was, and never lost. */
export const recordInvariants: readonly Invariant[] = [
  {
    name: 'a training or an award is entered after its day, by somebody who is not the person',
    sql: `select id from record_entries where entered_by = volunteer_id
      or held_on > (created_at at time zone 'Asia/Shanghai')::date`,
  },
  {
    name: 'an objection comes after the entry and its answer after the objection',
    sql: `select id from record_entries where objected_at < created_at or answered_at < objected_at`,
  },
  {
    name: 'what is entered together says who entered it',
    sql: `select batch_id from record_entries group by batch_id
      having count(distinct coalesce(team_id, 0)) > 1 or count(distinct entered_by) > 1`,
  },
];
