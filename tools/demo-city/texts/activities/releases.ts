import { z } from 'zod';
import { readCityFile } from '../city-file.ts';
import { line } from '../shapes.ts';

const held = z.strictObject({
  /** How the title of the activity begins. */
  title: line,
  /** What is added to it, so that the linter holds it back. */
  added: line,
  ground: line.min(10),
});

/** What one team asks the centre to let through, and what the centre let another team publish. */
export const RELEASES = readCityFile(
  'releases',
  z.strictObject({ asked: held, released: held.extend({ words: line, reason: line }) }),
);
