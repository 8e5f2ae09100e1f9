import path from 'node:path';
import type { Product } from '../bench/product-process.ts';
import { startThrowaway } from '../bench/throwaway-product.ts';

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

const keptFaults = 20;

/** Starts the product on a throw-away data directory, or on a throw-away database beside the one that `databaseUrl` names. */
export async function startAttacked(databaseUrl: string | undefined): Promise<AttackedProduct> {
  const preload = path.join(import.meta.dirname, 'inside.mjs');
  const product = await startThrowaway({ name: 'attack', databaseUrl, preload });
  const ask = askOver(product.child);
  return {
    address: product.address,
    rows: (text, values = []) => ask({ ask: 'rows', text, values }),
    slowestMs: () => ask({ ask: 'slowestMs' }),
    moveClock: (aheadMs) => ask({ ask: 'moveClock', aheadMs }),
    lastFault: faultsOf(product.child),
    stop: product.stop,
  };
}

type Child = Product['child'];
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
