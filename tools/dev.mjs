// `npm run dev`: one process. Vite serves the sources to the browser and runs the server from them; an edit of a
// component shows by hot replacement, an edit of a page or of the API by the next request.
import { createServer as createHttpServer } from 'node:http';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer as createVite } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const say = (line) => console.log(line);

/** The preamble of hot replacement as a module: documents carry no inline script. */
const preambleId = 'virtual:react-refresh-preamble';
const reactRefreshPreamble = {
  name: 'react-refresh-preamble',
  resolveId: (id) => (id === preambleId ? `\0${preambleId}` : undefined),
  load: (id) => (id === `\0${preambleId}` ? react.preambleCode.replace('__BASE__', '/') : undefined),
};

const http = createHttpServer();
const vite = await createVite({
  root,
  appType: 'custom',
  server: { middlewareMode: true, hmr: { server: http } },
  plugins: [reactRefreshPreamble],
});

const load = (file) => vite.ssrLoadModule(file);

/** Reports a fault in terms of the sources and goes on. */
function tell(error) {
  if (error instanceof Error) vite.ssrFixStacktrace(error);
  console.error(error);
}

/** Everything that is read anew when a source of the server changes: rooms, pages, background work. */
async function runApp({ configuration, database, instance }) {
  const { createServer } = await load('/src/app/server.ts');
  const { startBackground } = await load('/src/platform/server/run-background.ts');
  const { app, engine, tasks } = await createServer(configuration, database, {
    say: () => undefined,
    instance: instance.current,
  });
  await app.ready();
  const background = startBackground(engine, tasks, app.log);
  return {
    answer: (request, response) => app.routing(request, response),
    stop: async () => {
      await background.stop();
      await app.close();
    },
  };
}

async function openProduct() {
  const { readConfiguration } = await load('/src/app/settings/configuration.ts');
  const { openDatabase } = await load('/src/database/connection.ts');
  const { prepareDatabase } = await load('/src/app/first-run/prepare-database.ts');
  const configuration = readConfiguration({ LOG_LEVEL: 'warn', ...process.env });
  const database = await openDatabase({
    url: configuration.databaseUrl,
    dataDir: `${configuration.dataDir}/database`,
    poolSize: configuration.databasePool,
    namedStatements: configuration.namedStatements,
  });
  const { instance, secret } = await prepareDatabase(configuration, database, say);
  return { configuration: { ...configuration, secret }, database, instance };
}

const product = await openProduct().catch(async (error) => {
  const { startFailure } = await load('/src/app/server.ts');
  console.error(startFailure(error));
  process.exit(1);
});
let running = runApp(product);
running.catch(tell);

/** Loads the server's sources again; what does not load leaves the last good state running. */
function reload() {
  const before = running;
  running = before.then(
    async (last) => {
      try {
        const next = await runApp(product);
        await last.stop();
        return next;
      } catch (error) {
        tell(error);
        return last;
      }
    },
    () => runApp(product),
  );
  running.then(() => vite.ws.send({ type: 'full-reload' }), tell);
}

let pending;
vite.watcher.on('all', (_event, file) => {
  const usedBy = (environment) =>
    environment.moduleGraph.getModulesByFile(file.replaceAll(path.sep, '/'))?.size > 0;
  if (!usedBy(vite.environments.ssr)) return;
  clearTimeout(pending);
  pending = setTimeout(reload, 20);
});

http.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    running.then(
      (app) => app.answer(request, response),
      () => response.writeHead(500).end('the server does not load; see the terminal'),
    );
  });
});

const { host, port } = product.configuration;
const { greeting } = await load('/src/app/greeting.ts');
http.listen(port, host, () => {
  const address = `http://${host === '127.0.0.1' ? 'localhost' : host}:${http.address().port}`;
  for (const line of greeting(product.configuration, address)) say(line);
});

async function stop() {
  http.close();
  const app = await running.catch(() => undefined);
  await app?.stop();
  await vite.close();
  await product.instance.release();
  await product.database.close();
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, () => {
    stop().then(() => process.exit(0), tell);
  });
}
