import type { Invariant } from './invariant.ts';

/** What always holds of certificates: they list hours of their holder that are in the ledger, and add up. */
export const certificateInvariants: readonly Invariant[] = [
  {
    name: 'a certificate lists as many records and minutes as it says, of its holder, from the ledger',
    sql: `select c.id from certificates c
      cross join lateral (select count(*) as items, sum(h.minutes) as minutes from service_hours h
        join ledger_entries e on e.hour_id = h.id
        where h.id = any(c.hour_ids) and h.volunteer_id = c.volunteer_id
          and h.service_on between c.from_on and c.to_on) h
      where h.items <> c.item_count or h.minutes <> c.total_minutes or cardinality(c.hour_ids) <> c.item_count`,
  },
  {
    name: 'a certificate is replaced by a later one of the same holder',
    sql: `select c.id from certificates c left join certificates n on n.id = c.replaced_by
      where (c.status = 'replaced') <> (c.replaced_by is not null)
        or c.replaced_by is not null and (n.volunteer_id <> c.volunteer_id or n.issued_at < c.issued_at)`,
  },
  {
    name: 'a star certificate that stands is the only one of a star of its holder that was awarded',
    sql: `select c.id from certificates c join star_awards s on s.id = c.star_id
      where s.volunteer_id <> c.volunteer_id or (c.star->>'level')::int <> s.level
        or (c.star->>'minutes')::int <> s.awarded_minutes or c.total_minutes < (c.star->>'askedMinutes')::int
        or c.status = 'issued' and (s.state <> 'awarded' or exists (
          select from certificates o where o.star_id = c.star_id and o.status = 'issued' and o.id <> c.id))`,
  },
  {
    name: 'a certificate bears the seal that was in force when it was made',
    sql: `select c.id from certificates c join issuer_seals s on s.id = c.seal_id
      where c.issued_at < s.uploaded_at or c.issued_at > s.ended_at`,
  },
  {
    name: 'a certificate for a class is of who agreed, for whom it was asked, and nobody waits once it ended',
    sql: `select w.batch_id from certificate_wishes w join certificate_batches b on b.id = w.batch_id
      left join certificates c on c.id = w.certificate_id
      where w.certificate_id is not null
          and (c.volunteer_id <> w.volunteer_id or c.recipient <> b.recipient or c.issued_at < w.answered_at)
        or b.state in ('made', 'cancelled') and w.state in ('asked', 'agreed')
        or b.state = 'making' and w.state = 'asked'`,
  },
  {
    name: 'certificates of a day are numbered without a gap',
    sql: `select d.day from certificate_days d
      left join lateral (select count(*) as issued, max(substr(c.cert_no, 17, 6)::int) as last from certificates c
        where substr(c.cert_no, 9, 8) = to_char(d.day, 'YYYYMMDD')) c on true
      where c.issued <> d.last or c.last <> d.last`,
  },
];
