import path from 'node:path';

const areas = ['back-office', 'team-centre', 'volunteer-centre'];
/** What volunteers and teams share and staff never need. */
const outside = 'team-and-volunteer';
/** Pages about articles stand in several areas, and no other page needs their forms and lists. */
const articles = {
  chunk: 'articles',
  // Their calls are asked for elsewhere, too, by what counts what waits.
  holds: (id: string) => id.includes('/src/domains/news/web/') && !id.endsWith('.calls.ts'),
};

/** What every page begins with, or every page of an area: the entry, the area's frame. */
const isOnEveryPage = (id: string): boolean => /(centres-client|-layout)[.]tsx$/.test(id);

type ModuleInfo = { isEntry: boolean; importers: readonly string[]; dynamicImporters: readonly string[] };
type Bundle = { getModuleInfo: (id: string) => ModuleInfo | null };

/**
 * Groups of the centres' build: what pages of one area share goes into one file of that area, what several areas share
 * into `centres`, beside what every page begins with (without the back office into `team-and-volunteer`), and where only pages about articles need it into `articles`. Split by the bundler alone, a page of the back office asks for about a hundred files.
 */
export function centreChunks(root: string) {
  const chunkOf = chunkFinder(path.join(root, 'src/areas/'));
  return ['centres', outside, ...areas, articles.chunk].map((chunk, index, all) => ({
    debugName: chunk,
    name: (id: string, bundle: Bundle) => (chunkOf(id, bundle) === chunk ? chunk : null),
    // What is shared is found below: a group holds also what nothing but the beginning of every page needs.
    minShareCount: 1,
    // A group takes along what it needs: what is common comes first, so that no area takes it.
    priority: all.length - index,
  }));
}

function chunkFinder(areasFolder: string) {
  const found = new Map<string, string | null>();

  /** A module and all that need it, directly or not; `isStatic`: only those that are loaded with it. */
  function usersOf(id: string, bundle: Bundle, isStatic: boolean): Set<string> {
    const seen = new Set([id]);
    for (const at of seen) {
      const { importers = [], dynamicImporters = [] } = bundle.getModuleInfo(at) ?? {};
      for (const user of isStatic ? importers : [...importers, ...dynamicImporters]) seen.add(user);
    }
    return seen;
  }

  function placeOf(id: string, bundle: Bundle): string | null {
    const starts = [...usersOf(id, bundle, true)].filter((user) => {
      const { isEntry = false, dynamicImporters = [] } = bundle.getModuleInfo(user) ?? {};
      return isEntry || dynamicImporters.length > 0;
    });
    if (starts.length < 2 && !starts.some(isOnEveryPage)) return null;
    if (articles.holds(id)) return articles.chunk;
    const users = [...usersOf(id, bundle, false)].filter((user) => user.startsWith(areasFolder));
    const [only, ...others] = new Set(users.map((user) => user.slice(areasFolder.length).split('/', 1)[0]));
    if (only && others.length === 0) return only;
    const isOutside = only !== undefined && only !== 'back-office' && !others.includes('back-office');
    return isOutside && !starts.some(isOnEveryPage) ? outside : 'centres';
  }

  return (id: string, bundle: Bundle): string | null => {
    const known = found.get(id);
    if (known !== undefined) return known;
    const place = placeOf(id, bundle);
    found.set(id, place);
    return place;
  };
}
