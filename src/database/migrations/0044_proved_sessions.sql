-- A session knows when its holder last proved to be the owner, and the codes of another application may be set up beside those in force.
alter table sessions add column proved_at timestamptz;
update sessions set proved_at = created_at;
alter table sessions alter column proved_at set not null;
-- Sealed like the secret in force, which counts until the first right code of this one.
alter table second_factors add column next_secret_cipher text;
