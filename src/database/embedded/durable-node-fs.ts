import { closeSync, fsyncSync, openSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type FileStream = { nfd?: number | null; node: unknown };
type NodeFsModule = {
  NODEFS: {
    realPath(node: unknown): string;
    stream_ops: { fsync?: (stream: FileStream) => number };
  };
};
type StartOptions = Parameters<NodeFS['init']>[1];

/**
 * The embedded engine's files on disk, with the flush that the engine leaves out: a commit that was
 * acknowledged has reached the disk. Needs `durableStartParams`, because the engine's fdatasync does nothing.
 */
export class DurableNodeFS extends NodeFS {
  /** Flushes asked for by the engine since it was opened, files and directories together. */
  syncCount = 0;

  override async init(engine: PGlite, options: StartOptions) {
    const started = await super.init(engine, options);
    const installFlush = (module: unknown) => this.#installFlush(module as NodeFsModule);
    started.emscriptenOpts.preRun = [...[started.emscriptenOpts.preRun ?? []].flat(), installFlush];
    return started;
  }

  #installFlush({ NODEFS }: NodeFsModule): void {
    NODEFS.stream_ops.fsync = (stream) => {
      this.syncCount += 1;
      if (typeof stream.nfd === 'number') fsyncSync(stream.nfd);
      else syncPath(NODEFS.realPath(stream.node));
      return 0;
    };
  }
}

/** Directories are opened by the engine without a file descriptor of ours: open one for the flush. */
function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    // Some file systems cannot flush a directory; there the file's own flush has to do.
    if (!['EINVAL', 'EPERM', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** The engine's start parameters with flushing on (`-F` gone, fsync instead of the empty fdatasync). */
export function durableStartParams(defaults: readonly string[]): string[] {
  const settings = ['wal_sync_method=fsync', 'max_wal_size=128MB'].flatMap((setting) => ['-c', setting]);
  return [...defaults.filter((parameter) => parameter !== '-F'), ...settings];
}
