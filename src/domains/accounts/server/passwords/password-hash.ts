import { hash, verify } from '@node-rs/argon2';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (decision 0013). */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id hash of a password, with its salt and cost inside. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let dummy: Promise<string> | undefined;

/**
 * Whether the password fits the hash. Without a hash (nobody has that name) it works just as long against a
 * hash that nothing fits, so that the time tells nothing.
 */
export async function fitsPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword(`${Math.random()}`);
  const fits = await verify(passwordHash ?? (await dummy), password);
  return passwordHash !== undefined && fits;
}
