import { z } from 'zod';

/** What the browser found for a challenge that a refusal handed out; good for one call within five minutes. */
export const proofField = z
  .strictObject({
    /** The challenge as it came. */
    challenge: z.string().max(1_000),
    counter: z.int().min(0).max(0xffff_ffff),
    derivedKey: z.string().max(64),
  })
  .optional();
export type ProofOfWork = NonNullable<z.output<typeof proofField>>;

/** What a refusal adds when a proof is asked for: the challenge to solve. */
export type ProofRequest = { challenge?: string };
