import type { Invariant } from './invariant.ts';

/** 投诉: the steps tell what the state says, answers are written, and who complained is sealed. */
export const complaintInvariants: readonly Invariant[] = [
  {
    name: 'the last decision of a complaint is its state',
    sql: `select c.id from complaints c
      cross join lateral (select s.step from complaint_steps s where s.complaint_id = c.id
        and s.step not in ('added', 'extended', 'unsealed') order by s.id desc limit 1) last
      where c.status <> case last.step when 'accepted' then 'investigating' when 'reviewAsked' then 'reviewing' else last.step end`,
  },
  {
    name: 'a complaint begins with being filed, and its steps follow each other in time',
    sql: `select s.complaint_id from (select complaint_id, step, at, lag(at) over w as before_at, row_number() over w as place
        from complaint_steps window w as (partition by complaint_id order by id)) s
      where s.at < s.before_at or (s.place = 1) <> (s.step = 'submitted')`,
  },
  {
    name: 'every answer to a complaint is written',
    sql: `select id from complaint_steps where step in ('upheld', 'unfounded', 'refused') and char_length(note) < 10`,
  },
  {
    name: 'a review is decided by somebody else than the first answer',
    sql: `select s.complaint_id from complaint_steps s where s.step in ('upheld', 'unfounded', 'refused')
      group by s.complaint_id having count(*) > 1 and count(distinct s.by_id) < count(*)`,
  },
  {
    name: 'who complained lies sealed, and nowhere else',
    sql: `select id from complaints where identity_cipher ~ '1[3-9][0-9]{9}|[一-龥]'
        or (is_anonymous and coalesce(identity_cipher, owner_hash, mobile_hash) is not null)
      union all select id from files where purpose = 'complaintProof' and status = 'attached' and num_nonnulls(uploader_id, holder_hash) > 0
      union all select id from audit_log where target_type = 'complaint' and actor_id is not null
        and action in ('raiseComplaint', 'addToComplaint', 'withdrawComplaint', 'askComplaintReview', 'followComplaint')`,
  },
];
