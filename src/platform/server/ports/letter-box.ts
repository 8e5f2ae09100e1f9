import { appendFile, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** A directory that stands in for the outside: what would have been sent, a line each, in one file a channel. */
export type LetterBox = { directory: string };

/** Appends one message to its channel's file; both are readable by their owner only, as they name recipients. */
export async function keepLetter({ directory }: LetterBox, channel: string, letter: object): Promise<void> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await appendFile(path.join(directory, `${channel}.jsonl`), `${JSON.stringify(letter)}\n`, { mode: 0o600 });
}
