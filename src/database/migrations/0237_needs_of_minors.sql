-- A need of somebody under age: only with a guardian's consent, and never shown to everybody (个人信息保护法 31; decision 7 of the product).
alter table needs add column for_minor text check (for_minor in ('teen', 'child'));
alter table needs add constraint needs_minor check (for_minor is null or not is_public);
