import type { FastifyInstance } from 'fastify';
import type { FileDoor } from '#domains/files/server/index.ts';
import { bindingsByName, createPageCall, type PageFloor } from '#platform/pages/page-call.ts';
import { serveBoardFile } from './board-file.ts';
import { serveCalendarFeeds } from './calendar-feeds.ts';
import { serveCrawlerFiles } from './crawler-files.ts';
import { servePublicFeeds } from './public-feeds.ts';
import { serveQrPictures } from './qr-pictures.ts';
import { serveDrawFiles } from './draw-files.ts';
import { serveRootFiles } from './root-files.ts';
import { serveSharePictures } from './share-pictures.ts';

const nobody = { caller: { kind: 'anonymous' as const }, requestId: 'feeds' };

/** The addresses that are neither page nor operation and that everybody may ask for: feeds, pictures, crawler files. */
export function serveAddresses(
  app: FastifyInstance,
  floor: PageFloor & { publicUrl: string; openFile: FileDoor },
): void {
  const { engine, publicUrl } = floor;
  const common = { sql: engine.database.kysely, publicUrl, clock: engine.clock };
  serveCalendarFeeds(app, common);
  serveQrPictures(app, publicUrl);
  serveSharePictures(app, floor);
  const call = createPageCall(floor, bindingsByName(floor), nobody);
  servePublicFeeds(app, { call, publicUrl });
  serveBoardFile(app, { call });
  serveCrawlerFiles(app, common);
  serveRootFiles(app, common);
  serveDrawFiles(app, common);
}
