import { z } from 'zod';

/** What the person who decides reads of a request, line by line. */
export const approvalFactSchema = z.strictObject({ label: z.string(), text: z.string() });
export type ApprovalFact = z.output<typeof approvalFactSchema>;

/** A one-time password, told once to whoever sees it first and kept nowhere in clear. */
export const handedPasswordSchema = z.strictObject({ loginName: z.string(), password: z.string() });
export type HandedPassword = z.output<typeof handedPasswordSchema>;

/** Result field of an act that may wait for a second person: the request's number, or null when it took effect at once. */
export const approvalIdField = z.int().nullable();
