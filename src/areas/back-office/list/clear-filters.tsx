import type { UrlFilters } from './use-url-filters.ts';

/** Takes every named filter out of the address; not there while none is set. */
export function ClearFilters({ url, names }: { url: UrlFilters; names: readonly string[] }) {
  if (names.every((name) => url.text(name) === '')) return null;
  return (
    <button
      type="button"
      className="btn btn--md btn--ghost"
      onClick={() => url.change(Object.fromEntries(names.map((name) => [name, undefined])))}
    >
      清除筛选
    </button>
  );
}
