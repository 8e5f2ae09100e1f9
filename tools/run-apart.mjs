// What is done once at a start and takes memory that a process never gives back is done by a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Runs a file to its end; signals to stop reach it too, and it ends when this process is no more. Exits as it did when it failed. */
export async function runApart(file, args = []) {
  const child = fork(file, args, { stdio: 'inherit' });
  const stop = (signal) => child.kill(signal);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  const [code, signal] = await once(child, 'exit');
  for (const name of ['SIGINT', 'SIGTERM']) process.off(name, stop);
  if (code !== 0) process.exit(signal ? 0 : code);
}

/** To be called first by what runs apart. */
export const endWithParent = () => process.once('disconnect', () => process.exit(1));
