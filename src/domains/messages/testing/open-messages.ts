import { openHouse } from '#testing/open-house.ts';
import { testAct } from '#testing/test-act.ts';
import { listMessages } from '../contract/messages.contract.ts';

/** Noon in Shanghai, so that nothing waits for the morning. */
export const noon = new Date('2026-11-21T12:00:00+08:00');

let mobile = 13_900_000_000;

/** The whole API for the tests of one file, at noon and on empty tables for each, with what messages are looked at by. */
export function openMessages() {
  const house = openHouse({ now: noon });
  const { app } = house;
  return {
    ...house,
    act: () => testAct({ sql: app().sql, now: app().clock() }),
    /** A volunteer with a verified phone, signed in. */
    volunteer: (more: object = {}) => {
      mobile += 1;
      return app().signIn('volunteer', { account: { mobile: String(mobile) }, ...more });
    },
    inboxOf: async (as: { token: string }) => (await app().call(listMessages, {}, as)).body.result.list,
    outbox: () =>
      app().sql.selectFrom('outbox').select(['template', 'status', 'variables', 'secretCipher']).execute(),
  };
}
