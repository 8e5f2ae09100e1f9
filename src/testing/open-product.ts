import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createServer } from '#app/server.ts';
import { type Configuration, readConfiguration } from '#app/settings/configuration.ts';
import type { Database } from '#database/connection.ts';

/** Made-up browser files, and where the product of a test keeps its own. */
export function makeWebRoot(): { webRoot: string; configuration: Configuration; remove: () => void } {
  const webRoot = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const folder of ['.vite', 'assets']) mkdirSync(path.join(webRoot, folder));
  for (const name of ['public-site.json', 'centres.json', 'server.json'])
    writeFileSync(path.join(webRoot, '.vite', name), '{}');
  const settings = {
    SECRET: 'a secret of at least thirty-two characters',
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    RATE_LIMITS: 'off',
  };
  const configuration = readConfiguration({ ...settings, DATA_DIR: path.join(webRoot, 'data') });
  return { webRoot, configuration, remove: () => rmSync(webRoot, { recursive: true }) };
}

/**
 * The whole product on a database, pages and all, as an operator starts it, but with made-up browser files; `instance` is its
 * number among those on one database.
 */
export async function openProduct(
  on: Database,
  { webRoot, configuration }: ReturnType<typeof makeWebRoot>,
  instance = 0,
): Promise<FastifyInstance> {
  const web = { kind: 'built' as const, root: webRoot };
  const options = { say: () => undefined, web, instance: () => instance };
  const product = await createServer(configuration, on, options);
  product.app.addHook('onClose', () => product.engine.signals?.close());
  await product.app.ready();
  return product.app;
}
