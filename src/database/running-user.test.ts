import { expect, test } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { openTestDatabase, postgresUrl } from '#testing/test-database.ts';
import { openDatabase } from './connection.ts';
import { migrateAsOwner } from './running-user.ts';

/** Whatever fails, the sentence of the database. */
const refusalOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: Error) => error.message,
  );

describeOnPostgres('two users of one database', () => {
  test('the product runs without the right to change the audit log or the tables', async () => {
    const owner = await openTestDatabase();
    const user = `runs_${process.pid}`;
    await owner.pool.query(`create role ${user} login password 'only-for-this-test'`, []);
    const { rows } = await owner.pool.query<{ name: string }>('select current_database() as name', []);
    const url = new URL(postgresUrl ?? '');
    Object.assign(url, { username: user, password: 'only-for-this-test', pathname: `/${rows[0]?.name}` });
    try {
      await migrateAsOwner(owner, user);
      const running = await openDatabase({ url: url.href });
      try {
        const ask = (text: string) => refusalOf(running.pool.query(text, []));
        const line = `insert into audit_log (actor_name, action, target_type, request_id) values ('李娜', 'x', 'team', 'r')`;
        expect(await ask(line)).toBe('done');
        expect(await ask('select count(*) from audit_log')).toBe('done');
        expect(await ask('update teams set version = version')).toBe('done');
        expect(await ask(`update audit_log set reason = 'x'`)).toContain('permission denied');
        expect(await ask('delete from audit_log')).toContain('permission denied');
        expect(await ask('select drop_cut_audit(10)')).toBe('done');
        expect(await ask('delete from audit_cuts')).toContain('permission denied');
        expect(await ask('delete from audit_seals')).toContain('permission denied');
        expect(await ask('alter table audit_log disable trigger all')).toContain('must be owner');
        expect(await ask('drop table teams')).toContain('must be owner');
        expect(await ask('delete from schema_migrations')).toContain('permission denied');
      } finally {
        await running.close();
      }
    } finally {
      await owner.pool.query(`drop owned by ${user}`, []);
      await owner.pool.query(`drop role ${user}`, []);
      await owner.close();
    }
  });
});
