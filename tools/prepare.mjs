// Makes the database ready in a process of its own (tools/serve.mjs): migrations, what every installation needs, the demo city.
import { endWithParent } from './run-apart.mjs';

endWithParent();
process.env.NODE_ENV = 'production';
const { prepare, startFailure } = await import('../dist/server/server.mjs');
try {
  await prepare();
  process.exit(0);
} catch (error) {
  console.error(startFailure(error));
  process.exit(1);
}
