import type { ProofOfWork } from '../../contract/proof-of-work.contract.ts';

/** Solves a challenge beside the page; where the browser has no worker for it, in the page. @throws Error when none is found in time */
export const solveProof = async (challenge: string): Promise<ProofOfWork> =>
  (await besideThePage(challenge)) ?? (await import('./find-proof.ts')).findProof(challenge);

/** Nothing when a worker cannot be had. */
function besideThePage(challenge: string): Promise<ProofOfWork | undefined> {
  if (typeof Worker === 'undefined') return Promise.resolve(undefined);
  const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<ProofOfWork | undefined>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<ProofOfWork | undefined>) =>
      data ? resolve(data) : reject(new Error('no solution in time')),
    );
    worker.addEventListener('error', () => resolve(undefined));
  });
  worker.postMessage(challenge);
  return answer.finally(() => worker.terminate());
}
