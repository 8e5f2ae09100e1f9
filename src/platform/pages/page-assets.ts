import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { rememberedByText } from '#platform/contract/text/remembered.ts';

/** The programs that browsers load: `verify` is the public site's without React. */
export type ClientEntry = 'public-site' | 'verify' | 'centres';

/** What a document links to. Scripts are modules; `preloads` are modules needed soon after. */
export type DocumentAssets = { styles: string[]; scripts: string[]; preloads: string[] };

/** Finds the built or live files of an entry, and of the islands that stand on the page. */
export type PageAssets = (entry: ClientEntry, islands?: readonly string[]) => DocumentAssets;

type ManifestChunk = {
  file: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
};
type Manifest = Record<string, ManifestChunk>;

const entryFiles: Record<ClientEntry, string> = {
  'public-site': 'src/app/public-site-client.tsx',
  verify: 'src/app/site-client/verify-client.ts',
  centres: 'src/app/centres/centres-client.tsx',
};

/** The browser's build, which lies beside the server's (`dist/web`, `dist/server`). @throws when there is none */
export function findBuild(): string {
  const found = ['../web', '../../web']
    .map((relative) => fileURLToPath(new URL(relative, import.meta.url)))
    .find((folder) => existsSync(path.join(folder, '.vite', serverManifest)));
  if (!found) throw new Error('the browser build is missing; run npm run build');
  return found;
}

/**
 * Assets as the build left them, looked up once for each set of islands. `webRoot` is the built folder with a manifest of each
 * browser program, and the server's, which names the styles of everything it draws.
 */
export function builtAssets(webRoot: string): PageAssets {
  const publicSite = readManifest(webRoot, 'public-site.json');
  const manifests = {
    'public-site': publicSite,
    verify: publicSite,
    centres: readManifest(webRoot, 'centres.json'),
  };
  const drawnStyles = readManifest(webRoot, serverManifest)['style.css'];
  const find = (entry: ClientEntry, islands: readonly string[]): DocumentAssets => {
    const manifest = manifests[entry];
    const key = entryFiles[entry];
    const needed = chunksOf(manifest, key);
    const later = islands.flatMap((island) => chunksOf(manifest, islandKey(manifest, key, island)));
    const styles = needed.flatMap((chunk) => chunk.css ?? []);
    if (entry !== 'centres' && drawnStyles) styles.push(drawnStyles.file);
    return {
      styles: addresses(styles),
      scripts: addresses(needed.slice(-1).map((chunk) => chunk.file)),
      preloads: addresses([...needed.slice(0, -1), ...later].map((chunk) => chunk.file)),
    };
  };
  const known = rememberedByText<DocumentAssets>({ most: 200 });
  return (entry, islands = []) => known(`${entry} ${islands.join(' ')}`, () => find(entry, islands));
}

/** The server build's manifest as `tools/build.mjs` puts it beside the browser's. */
const serverManifest = 'server.json';

const readManifest = (webRoot: string, name: string): Manifest =>
  JSON.parse(readFileSync(path.join(webRoot, '.vite', name), 'utf8')) as Manifest;

/** Assets as the development server serves them from the sources. */
export const liveAssets: PageAssets = (entry) => ({
  styles: ['/src/platform/web/styles/tokens.css', '/src/platform/web/styles/base.css'],
  scripts: ['/@id/virtual:react-refresh-preamble', '/@vite/client', `/${entryFiles[entry]}`],
  preloads: [],
});

/** A chunk with everything it imports at once, imports first. */
function chunksOf(manifest: Manifest, key: string | undefined, seen = new Set<string>()): ManifestChunk[] {
  const chunk = key === undefined ? undefined : manifest[key];
  if (!chunk || key === undefined || seen.has(key)) return [];
  seen.add(key);
  return [...(chunk.imports ?? []).flatMap((imported) => chunksOf(manifest, imported, seen)), chunk];
}

/** An island's file is called like the island (CONTRIBUTING.md). */
const islandKey = (manifest: Manifest, entry: string, island: string): string | undefined =>
  manifest[entry]?.dynamicImports?.find((key) => key.endsWith(`/${island}.tsx`));

const addresses = (files: string[]): string[] => [...new Set(files)].map((file) => `/${file}`);
