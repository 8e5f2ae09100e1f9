// Starts the built product on a fresh data directory with the demo city, for the journeys.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), 'jianglan-e2e-'));
process.env.DEMO = 'on';
process.env.LOG_LEVEL ??= 'warn';
// Every journey comes from one address.
process.env.RATE_LIMITS = 'off';
delete process.env.DATABASE_URL;
await import('../tools/start.mjs');
