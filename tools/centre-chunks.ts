import path from 'node:path';

const areas = ['back-office', 'team-centre', 'volunteer-centre'];
/** Pages about articles stand in several areas, and no other page needs their forms and lists. */
const articles = {
  chunk: 'articles',
  // Their calls are asked for elsewhere, too, by what counts what waits.
  holds: (id: string) => id.includes('/src/domains/news/web/') && !id.endsWith('.calls.ts'),
};

type ModuleInfo = { importers: readonly string[]; dynamicImporters: readonly string[] };
type Bundle = { getModuleInfo: (id: string) => ModuleInfo | null };

/**
 * Groups of the centres' build: what pages of one area share goes into one file of that area, what several areas share
 * into `centres`, or where only pages about articles need it into `articles`. Split by the bundler alone, a page of the back office asks for about a hundred files.
 */
export function centreChunks(root: string) {
  const chunkOf = chunkFinder(path.join(root, 'src/areas/'));
  return ['centres', ...areas, articles.chunk].map((chunk, index, all) => ({
    debugName: chunk,
    name: (id: string, bundle: Bundle) => (chunkOf(id, bundle) === chunk ? chunk : null),
    minShareCount: 2,
    // A group takes along what it needs: what is common comes first, so that no area takes it.
    priority: all.length - index,
  }));
}

function chunkFinder(areasFolder: string) {
  const found = new Map<string, string>();

  /** The areas that need a module, found by walking up to its users. */
  function usersOf(id: string, bundle: Bundle, seen = new Set<string>()): string[] {
    if (id.startsWith(areasFolder)) return id.slice(areasFolder.length).split('/', 1);
    if (seen.has(id)) return [];
    seen.add(id);
    const { importers = [], dynamicImporters = [] } = bundle.getModuleInfo(id) ?? {};
    return [...importers, ...dynamicImporters].flatMap((user) => usersOf(user, bundle, seen));
  }

  return (id: string, bundle: Bundle): string => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const [only = 'centres', ...others] = new Set(usersOf(id, bundle));
    const area = others.length === 0 ? only : 'centres';
    const chunk = articles.holds(id) ? articles.chunk : area;
    found.set(id, chunk);
    return chunk;
  };
}
