import fc from 'fast-check';
import { z } from 'zod';
import { buildForm } from '#domains/activities/testing/activities.builders.ts';
import { newsForm } from '#domains/news/testing/news.builders.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { hostileRequest, type JsonSchema, type KnownIds } from '#testing/hostile-values.ts';

export type HostileSettings = {
  /** Rows that are there, by the name of the property that asks for them; `id` holds all of them. */
  ids: KnownIds;
  now: Date;
};

/** Requests for an operation, from its own schema: mostly right in shape, with real ids and hostile values strewn in. */
export function hostileRequestsFor(
  operation: AnyOperation,
  { ids, now }: HostileSettings,
): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  // The path takes digits only, which has tests of its own.
  const isById = operation.path.includes('{id}');
  const known = fc.constantFrom(...(ids.id ?? []));
  return fc
    .tuple(hostileRequest(schema, { ids, example: exampleOf(operation, { ids, now }) }), known)
    .map(([request, id]) => (isById ? { ...(isObject(request) ? request : {}), id } : request));
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Long forms, filled in rightly; `undefined` for what its schema tells. */
export function exampleOf({ name }: AnyOperation, { ids, now }: HostileSettings): unknown {
  const form = buildForm({}, now);
  if (name === 'createActivity') return { form };
  if (name === 'updateActivity') return { activityId: ids.activityId?.[1], version: 1, form };
  const news = newsForm({ dynamicTypeId: 1004 });
  if (name === 'createNews') return news;
  if (name === 'updateNews') return { ...news, dynamicId: ids.dynamicId?.[1], version: 1 };
  return undefined;
}

/** What only the inside knows: SQL, frames, file names, driver words. */
export const insideWords =
  /\bselect\b.+\bfrom\b|syntax error|violates|relation "|\bat .+:\d+:\d+|node_modules|\.ts\b|kysely|pglite|zod/i;

/** These keep something although they refuse, or only read: on which device a code was shown; counted failures, wrong codes and passwords, spent proofs, a session ended by misuse. */
export const keepsEffects: ReadonlySet<string> = new Set([
  'loginUser',
  'refreshSession',
  'logout',
  'sendSmsCode',
  'checkIn',
  'checkOut',
  'getVolunteerCode',
  'startSecondFactor',
  'renewRecoveryCodes',
  'removeSecondFactor',
  'startPasskey',
  'renamePasskey',
  'removePasskey',
  'reauthenticate',
  'downloadWholeCertificate',
  'issueCertificate',
]);
