import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import {
  alwaysOnCategories,
  messageCategories,
  type MessageCategory,
  smsCategories,
} from '../contract/messages.words.ts';
import type {
  getMessagePreferences as getOperation,
  setMessagePreference as setOperation,
} from '../contract/preferences.contract.ts';

type Result = ResultOf<typeof getOperation>;

/** What only volunteers are told about; the others have no such messages to choose among. */
const volunteerCategories: readonly MessageCategory[] = ['reminder', 'attendance'];

const storedPreferences = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('messagePreferences')
    .select(['channel', 'category', 'isOn'])
    .where('accountId', '=', accountId)
    .execute();

const mutedTeams = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('messageMutes as m')
    .innerJoin('teams as t', 't.id', 'm.teamId')
    .select(['t.id as teamId', 't.name'])
    .where('m.accountId', '=', accountId)
    .orderBy('m.createdAt', 'desc')
    .limit(100)
    .execute();

/** Text messages go to volunteers only: they are what domain.md 4.11 marks. */
const hasSms = ({ kind }: SignedInCaller, category: MessageCategory): boolean =>
  kind === 'volunteer' && smsCategories.includes(category);

/** The caller's choice for every category and channel; what was never chosen is on. */
export async function getMessagePreferences({ sql, caller }: Act<SignedInCaller>): Promise<Result> {
  const stored = await storedPreferences(sql, caller.accountId);
  const isOn = (channel: 'site' | 'sms', category: MessageCategory): boolean =>
    stored.find((row) => row.channel === channel && row.category === category)?.isOn ?? true;
  const account = await sql
    .selectFrom('accounts')
    .select('mobileMasked')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  return {
    categories: messageCategories
      .filter((category) => caller.kind === 'volunteer' || !volunteerCategories.includes(category))
      .map((category) => ({
        category,
        site: alwaysOnCategories.includes(category) || isOn('site', category),
        isSiteFixed: alwaysOnCategories.includes(category),
        sms: hasSms(caller, category) ? isOn('sms', category) : null,
      })),
    mobile: account.mobileMasked,
    mutedTeams: await mutedTeams(sql, caller.accountId),
  };
}

/** Turns a category on or off for a channel. @throws Refusal alwaysOn, noSuchChannel */
export async function setMessagePreference(
  act: Act<SignedInCaller>,
  { category, channel, isOn }: ParsedRequestOf<typeof setOperation>,
): Promise<Result> {
  const { accountId } = act.caller;
  if (channel === 'site' && !isOn && alwaysOnCategories.includes(category)) throw new Refusal('alwaysOn');
  if (channel === 'sms' && !hasSms(act.caller, category)) throw new Refusal('noSuchChannel');
  await act.sql
    .insertInto('messagePreferences')
    .values({ accountId, channel, category, isOn })
    .onConflict((conflict) => conflict.columns(['accountId', 'channel', 'category']).doUpdateSet({ isOn }))
    .execute();
  await act.audit({ targetType: 'account', targetId: accountId, detail: { category, channel, isOn } });
  return getMessagePreferences(act);
}
