-- The centre looks up records that count, or did until they were voided, the latest first.
create index service_hours_counting on service_hours (effective_at desc, id desc)
  where status in ('effective', 'voided') and source <> 'reversal';
