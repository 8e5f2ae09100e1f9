import cluster from 'node:cluster';

/** What a supervisor and its processes say to each other. */
export const ready = 'ready';
export const leave = 'leave';

/** Tells the supervisor, where there is one, that this process serves, and leaves when it is told that another one does. */
export function obeySupervisor(onLeave: () => Promise<void>): void {
  if (!cluster.isWorker) return;
  process.on('message', (message) => {
    if (message === leave) void onLeave();
  });
  process.send?.(ready);
}
