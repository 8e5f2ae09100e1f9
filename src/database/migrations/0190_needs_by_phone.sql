-- Staff take down what somebody asks for by phone or at the counter (代点单).
alter table needs drop constraint needs_channel_check;
alter table needs add constraint needs_channel_check check (channel in ('site', 'account', 'phone', 'counter'));
