import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw-paper.ts';
import type { Paper } from './paper.rules.ts';

/** What the thread answers to a paper: its bytes, or why there are none. */
export type DrawnPaper = { bytes?: Uint8Array; fault?: string };

/** The thread that draws papers: one comes in, its bytes go out. */
parentPort?.on('message', (paper: Paper) => {
  drawPaper(paper).then(
    (bytes) => parentPort?.postMessage({ bytes } satisfies DrawnPaper),
    (error: unknown) =>
      parentPort?.postMessage({
        fault: error instanceof Error ? error.message : String(error),
      } satisfies DrawnPaper),
  );
});
