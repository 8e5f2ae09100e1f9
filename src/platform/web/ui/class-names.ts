/** The class names that are given, joined; false, empty and missing ones are left out. */
export function classNames(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
