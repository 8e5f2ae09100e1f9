import type { z } from 'zod';
import type { FieldError } from '#platform/contract/envelope.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { InvalidInput } from './failures.ts';

/** Reads a request by the operation's schema, defaults filled in. @throws InvalidInput with a sentence for each wrong field */
export function parseRequest({ request: schema }: Pick<AnyOperation, 'request'>, request: unknown): unknown {
  const parsed = schema.safeParse(request ?? {});
  if (parsed.success) return parsed.data;
  throw new InvalidInput(parsed.error.issues.flatMap(fieldErrorsOf));
}

/** One error a field: a typo in a property's name is told at that name (decisions.md 3: never silently dropped). */
function fieldErrorsOf(issue: z.core.$ZodIssue): FieldError[] {
  const path = issue.path.map(String);
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), msg: issue.message }];
  return issue.keys.map((key) => ({ path: [...path, key].join('.'), msg: `没有 ${key} 这个字段` }));
}
