/** Longer runs of digits may be a phone or ID number that a database repeats in its message. */
const longDigits = /\d{7,}/g;
const longestText = 500;
const stackFrames = 8;

/** Code and message of an error, one line: an embedded database's error printed whole is 37 KB of minified source. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return plain(String(error));
  const code = (error as { code?: unknown }).code;
  return plain(`${typeof code === 'string' ? `${code} ` : ''}${error.message || error.name}`);
}

/** Where an error was thrown: its nearest frames, without its message. */
export function errorFrames(error: unknown): string {
  if (!(error instanceof Error)) return '';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, stackFrames).join('\n');
}

const plain = (text: string): string =>
  text
    .replace(longDigits, '#')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' · ')
    .slice(0, longestText);
