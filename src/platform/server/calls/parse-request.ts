import type { z } from 'zod';
import type { FieldError } from '#platform/contract/envelope.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { InvalidInput } from './failures.ts';

/** Reads a request by the operation's schema, defaults filled in. @throws InvalidInput with a sentence for each wrong field */
export function parseRequest({ request: schema }: Pick<AnyOperation, 'request'>, request: unknown): unknown {
  const parsed = schema.safeParse(request ?? {});
  if (!parsed.success) throw new InvalidInput(parsed.error.issues.flatMap(fieldErrorsOf));
  const path = unstorablePath(parsed.data);
  if (path !== undefined) throw new InvalidInput([{ path, msg: '含有不能保存的字符，请改正后再提交' }]);
  return parsed.data;
}

/** NUL and halves of a surrogate pair: JSON can carry them, PostgreSQL's text and jsonb cannot. */
const unstorable = /[\0\p{Surrogate}]/u;

/** Where the first text that cannot be stored stands. */
function unstorablePath(data: unknown): string | undefined {
  const waiting: [path: string, value: unknown][] = [['', data]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value === 'string' && unstorable.test(value)) return path;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push([path ? `${path}.${key}` : key, inner]);
  }
  return undefined;
}

/** One error a field: a typo in a property's name is told at that name (decision 0012: never silently dropped). */
function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), msg: issue.message }];
  return issue.keys.map((key) => ({ path: [...path, key].join('.'), msg: `没有 ${key} 这个字段` }));
}
