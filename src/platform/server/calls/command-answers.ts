import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import { hourMs, minuteMs } from '#platform/contract/durations.ts';
import { commandKeyHeader } from '#platform/contract/envelope.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { AnswerBody } from '../answers/answer-body.ts';
import type { BackgroundTask } from '../background.ts';
import { decryptText, encryptText, type Key } from '../encryption.ts';
import type { Act, Caller } from './act.ts';
import { actingForOf } from './acting-for.ts';
import { InvalidInput } from './failures.ts';

/** How long an answer waits for whoever did not receive it: longer than anybody presses the same button again. */
const keptMs = hourMs;
const batch = 5_000;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

/** One intent of somebody signed in: the same key sent again is answered as the first time, and nothing is done twice. */
export type Command = {
  /** Keeps the answer with what was done, in its transaction. @throws when the same command was carried out meanwhile */
  keep: (sql: Sql, answer: AnswerBody) => Promise<void>;
  /** What was answered the first time; undefined when that never happened. */
  answered: (sql: Sql) => Promise<AnswerBody | undefined>;
};

type Sent = { key: Key; operation: AnyOperation; caller: Caller; now: Date };

/**
 * The command that a request names in `Idempotency-Key` (the IETF draft's word for it), a UUID that the browser makes for each
 * press. Undefined where there is nothing to keep: reads, callers that are nobody, files, a press without a key.
 * @throws InvalidInput when the key is none
 */
export function commandOf(
  request: Pick<FastifyRequest, 'headers' | 'url' | 'body'>,
  { key, operation, caller, now }: Sent,
): Command | undefined {
  const sent = request.headers[commandKeyHeader];
  if (sent === undefined || caller.kind === 'anonymous' || !isKept(operation)) return undefined;
  if (typeof sent !== 'string' || !uuid.test(sent)) throw notGood('请求编号不正确，请刷新页面再试');
  const name = { accountId: caller.accountId, commandKey: sent.toLowerCase() };
  const digest = createHash('sha256')
    .update(JSON.stringify([operation.name, request.url, actingForOf(request), request.body]))
    .digest('base64url');
  return {
    keep: async (sql, answer) => {
      const answerCipher = encryptText(key, answer.toString());
      const [kept] = await insertAnswer(sql, { ...name, digest, answerCipher, at: now });
      if (!kept) throw notGood('请求编号已经用过，请刷新页面再试');
    },
    answered: async (sql) => {
      const [known] = await findAnswer(sql, { ...name, digest });
      return known && new AnswerBody([decryptText(key, known.answerCipher)]);
    },
  };
}

/** Whether answers of an operation are kept: files are too large to be kept, and what is open to everybody, or knows repeats itself, is told apart by its own means. */
export const isKept = ({ effect, isFleeting, knowsRepeats, upload, caller }: AnyOperation): boolean =>
  effect === 'write' && !isFleeting && !knowsRepeats && !upload && caller !== 'public';

const notGood = (msg: string): InvalidInput => new InvalidInput([{ path: commandKeyHeader, msg }]);

type Answer = { accountId: number; commandKey: string; digest: string; answerCipher: string; at: Date };

const insertAnswer = preparedQuery((sql, { accountId, commandKey, digest, answerCipher, at }: Answer) =>
  sql
    .insertInto('commandAnswers')
    .values({ accountId, commandKey, digest, answerCipher, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('at'),
);

const findAnswer = preparedQuery(
  (sql, { accountId, commandKey, digest }: Omit<Answer, 'answerCipher' | 'at'>) =>
    sql
      .selectFrom('commandAnswers')
      .select('answerCipher')
      .where('accountId', '=', accountId)
      .where('commandKey', '=', commandKey)
      .where('digest', '=', digest),
);

/** Drops answers that nobody asks for any more. */
async function forgetAnswers({ sql, now, audit }: Act): Promise<boolean> {
  const old = sql
    .selectFrom('commandAnswers')
    .select(['accountId', 'commandKey'])
    .where('at', '<', new Date(now.getTime() - keptMs))
    .orderBy('at')
    .limit(batch);
  const { numDeletedRows } = await sql
    .deleteFrom('commandAnswers')
    .where((row) =>
      row(row.refTuple('accountId', 'commandKey'), 'in', old.$asTuple('accountId', 'commandKey')),
    )
    .executeTakeFirst();
  const count = Number(numDeletedRows);
  if (count > 0)
    await audit({ action: 'forgetAnswers', targetType: 'commandAnswer', targetId: null, detail: { count } });
  return count === batch;
}

export const forgetAnswersTask: BackgroundTask = {
  name: 'calls.forgetAnswers',
  label: '清除重复提交的凭据',
  everyMs: 10 * minuteMs,
  run: forgetAnswers,
};
