/** Code and message of an error, one line: an embedded database error printed whole is 37 KB of minified source. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error).slice(0, 500);
  const code = (error as { code?: unknown }).code;
  return `${typeof code === 'string' ? `${code} ` : ''}${error.message}`.slice(0, 500);
}
