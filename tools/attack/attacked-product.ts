import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startProduct } from '../bench/product-process.ts';

/** The built product in a process of its own, with a city that nobody needs, and what its inside tells. */
export type AttackedProduct = {
  /** On the loopback interface; nothing else is ever asked. */
  address: string;
  /** Asks the product's own database. */
  rows: <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** The longest the event loop stood still since it was last asked, in milliseconds. */
  slowestMs: () => Promise<number>;
  /** Sets the product's clock so many milliseconds ahead of the machine's. */
  moveClock: (aheadMs: number) => Promise<void>;
  /** The newest line of the log that tells a fault. */
  lastFault: () => string;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
};

const root = path.resolve(import.meta.dirname, '../..');
/** A slow machine grows the city in a few minutes. */
const growLimitMs = 600_000;
const keptFaults = 20;

/** Starts the product on a throw-away data directory, or on a throw-away database beside the one that `databaseUrl` names. */
export async function startAttacked(databaseUrl: string | undefined): Promise<AttackedProduct> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jianglan-attack-'));
  const database = databaseUrl ? await makeDatabase(databaseUrl) : undefined;
  const settings = {
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    DATABASE_OWNER_URL: '',
    DEMO: 'on',
    SECRET: 'a secret that is only good for trying',
    SMS_PROVIDER: 'none',
    IDENTITY_PROVIDER: 'none',
    MAP_PROVIDER: 'none',
  };
  const preload = path.join(import.meta.dirname, 'inside.mjs');
  const remove = async () => {
    await database?.drop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  const product = await startProduct(root, settings, { preload, limitMs: growLimitMs }).catch(
    async (error: unknown) => {
      await remove();
      throw error;
    },
  );
  const ask = askOver(product.child);
  return {
    address: product.address,
    rows: (text, values = []) => ask({ ask: 'rows', text, values }),
    slowestMs: () => ask({ ask: 'slowestMs' }),
    moveClock: (aheadMs) => ask({ ask: 'moveClock', aheadMs }),
    lastFault: faultsOf(product.child),
    async stop() {
      await product.stop();
      await remove();
    },
  };
}

type Child = Awaited<ReturnType<typeof startProduct>>['child'];
type Told = { id: number; answer?: unknown; failure?: string };

/** Questions by number; each is answered once. */
function askOver(child: Child) {
  const waiting = new Map<number, (told: Told) => void>();
  let asked = 0;
  child.on('message', (told: Told) => {
    waiting.get(told.id)?.(told);
    waiting.delete(told.id);
  });
  return <Answer>(question: object): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = (asked += 1);
      waiting.set(id, ({ answer, failure }) =>
        failure === undefined ? resolve(answer as Answer) : reject(new Error(failure)),
      );
      child.send({ id, ...question });
    });
}

function faultsOf({ stdout }: Child): () => string {
  const lines: string[] = [];
  stdout?.on('data', (chunk: Buffer) => {
    lines.push(
      ...chunk
        .toString()
        .split('\n')
        .filter((line) => line.includes('"err"')),
    );
    lines.splice(0, lines.length - keptFaults);
  });
  return () => lines.at(-1) ?? 'nothing was logged';
}

/** A database beside the one that is named, which is never touched itself; its user must be allowed to make databases. */
async function makeDatabase(databaseUrl: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `attack_${process.pid}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`create database "${name}"`);
  return {
    url: Object.assign(new URL(databaseUrl), { pathname: `/${name}` }).href,
    drop: () => run(`drop database if exists "${name}" with (force)`),
  };
}
