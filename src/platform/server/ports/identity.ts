import { readFile } from 'node:fs/promises';

/** What an authority says of a name and a resident ID number: the two belong together, or they do not. */
export type IdentityAnswer = 'agrees' | 'differs';

/** Asks an authority about name and number of a resident ID card; throws when it gives no answer. */
export type IdentityPort = { check: (person: { name: string; idNo: string }) => Promise<IdentityAnswer> };

/**
 * Stands in for an authority on this machine: a text file with a person a line, `name,number`. It agrees with what is
 * written there and with nothing else, so it proves nobody whom the operator did not write down.
 */
export const createRosterIdentity = (file: string): IdentityPort => ({
  async check({ name, idNo }) {
    const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());
    return lines.includes(`${name},${idNo}`) ? 'agrees' : 'differs';
  },
});
