import { z } from 'zod';
import { keysOf } from '#platform/contract/keys-of.ts';
import { dataScopeLabels } from '../../contract/roles.words.ts';

/** The rights of the role that was asked for: if they change meanwhile, the agreement was about something else. */
export const rightsSchema = z.strictObject({
  permissions: z.array(z.string()),
  dataScope: z.enum(keysOf(dataScopeLabels)),
});
