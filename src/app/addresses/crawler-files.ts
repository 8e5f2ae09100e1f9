import type { FastifyInstance, FastifyReply } from 'fastify';
import { newsItemPath, newsListPath, publicPaths, ruleLinks } from '#areas/public-site/site-navigation.ts';
import { searchKinds, type SearchKind } from '#domains/search/contract/search.words.ts';
import {
  readSitemapCategories,
  readSitemapRows,
  readSitemapStarts,
  type SitemapRow,
} from '#domains/search/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { RecentMap } from '#platform/contract/text/recent-map.ts';
import { escapeXml } from './escape-xml.ts';

type CrawlerOptions = { sql: Sql; publicUrl: string; clock: () => Date };

/** Crawlers come seldom and may read what is ten minutes old; nobody can make the lists be counted more often. */
const keptMs = 10 * minuteMs;
/** Files kept at once, far more than a city's. */
const mostKept = 60;

const standing = [
  publicPaths.home,
  publicPaths.activities,
  publicPaths.calendar,
  publicPaths.map,
  publicPaths.needs,
  publicPaths.serviceMenu,
  publicPaths.needBoard,
  publicPaths.teams,
  publicPaths.publicity,
  publicPaths.roots,
  publicPaths.verify,
  publicPaths.help,
  ...ruleLinks.map(({ href }) => href),
];

const pathOf: Record<SearchKind, (row: SitemapRow) => string> = {
  activity: ({ id }) => publicPaths.activity(id),
  team: ({ id }) => publicPaths.team(id),
  need: ({ id }) => publicPaths.need(id),
  news: (row) => newsItemPath({ dynamicId: row.id, ...categoryOf(row) }),
};
const categoryOf = ({ categoryId, categoryName }: SitemapRow) => ({
  dynamicTypeId: categoryId ?? 0,
  dynamicTypeName: categoryName ?? '',
});

/**
 * `/robots.txt`, and the site map: an index of files of at most 10,000 public addresses each, cut by id
 * (sitemaps.org; the limit there is 50,000).
 */
export function serveCrawlerFiles(app: FastifyInstance, options: CrawlerOptions): void {
  const { sql, publicUrl } = options;
  const keep = keeper(options.clock);
  const full = (path: string): string => escapeXml(publicUrl + path);

  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) =>
    sendXml(reply, await keep('index', async () => indexOf(await startsOf(sql), full))),
  );
  app.get('/sitemap/pages.xml', async (_request, reply) =>
    sendXml(reply, await keep('pages', async () => urlSet(await standingUrls(sql, full)))),
  );
  app.get<{ Params: { kind: SearchKind; start: string } }>(
    `/sitemap/:kind(${searchKinds.join('|')})-:start(^[0-9]{1,16}).xml`,
    async ({ params: { kind, start } }, reply) => {
      const fromId = Number(start);
      // Only files that the index names, or anybody could fill the memory with others.
      const known = await keep(`starts ${kind}`, () => readSitemapStarts(sql, kind));
      if (!known.includes(fromId)) return reply.callNotFound();
      return sendXml(reply, await keep(`${kind} ${start}`, async () => fileOf(kind, fromId)));
    },
  );

  async function fileOf(kind: SearchKind, fromId: number): Promise<string> {
    const rows = await readSitemapRows(sql, kind, fromId);
    return urlSet(
      rows.map((row) => `<url><loc>${full(pathOf[kind](row))}</loc>${changed(row.changedAt)}</url>`),
    );
  }
}

const robots = (publicUrl: string): string =>
  [
    'User-agent: *',
    ...[
      '/api/',
      '/usercenter/',
      '/teamcenter/',
      '/dashboard',
      '/login',
      '/user-index/search',
      '/calendar/',
    ].map((path) => `Disallow: ${path}`),
    'Allow: /',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');

type Start = { kind: SearchKind; id: number };

async function startsOf(sql: Sql): Promise<Start[]> {
  const starts: Start[] = [];
  for (const kind of searchKinds)
    starts.push(...(await readSitemapStarts(sql, kind)).map((id) => ({ kind, id })));
  return starts;
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemapSpace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function indexOf(starts: readonly Start[], full: (path: string) => string): string {
  const files = ['/sitemap/pages.xml', ...starts.map(({ kind, id }) => `/sitemap/${kind}-${id}.xml`)];
  const entries = files.map((path) => `<sitemap><loc>${full(path)}</loc></sitemap>`);
  return `${xmlHead}<sitemapindex ${sitemapSpace}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

async function standingUrls(sql: Sql, full: (path: string) => string): Promise<string[]> {
  const categories = await readSitemapCategories(sql);
  return [...standing, ...categories.map(newsListPath)].map((path) => `<url><loc>${full(path)}</loc></url>`);
}

const urlSet = (urls: readonly string[]): string =>
  `${xmlHead}<urlset ${sitemapSpace}>\n${urls.join('\n')}\n</urlset>\n`;

const changed = (at: Date | null): string => (at ? `<lastmod>${toInstant(at)}</lastmod>` : '');

const sendXml = (reply: FastifyReply, xml: string): FastifyReply =>
  reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600').send(xml);

/** Keeps what was made for ten minutes; two who ask at once share the making. */
function keeper(clock: () => Date): <Made>(key: string, make: () => Promise<Made>) => Promise<Made> {
  const kept = new RecentMap<string, { at: number; made: Promise<unknown> }>(mostKept);
  return <Made>(key: string, make: () => Promise<Made>) => {
    const now = clock().getTime();
    const found = kept.get(key);
    if (found && now - found.at < keptMs) return found.made as Promise<Made>;
    const made = make();
    kept.set(key, { at: now, made });
    made.catch(() => kept.delete(key));
    return made;
  };
}
