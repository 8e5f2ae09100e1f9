import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type SmallDisk = {
  directory: string;
  /** Leaves so many bytes, none unless told. */
  fill: (left?: number) => void;
  free: () => void;
  remove: () => void;
};

/** Whether this user may mount one: as root only, and not in every container. */
export const mountsDisks: boolean = (() => {
  try {
    mountDisk(1).remove();
    return true;
  } catch {
    return false;
  }
})();

/** A disk of so many MiB that can really be full. */
export function mountDisk(mebibytes: number): SmallDisk {
  const directory = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  const filler = path.join(directory, 'filler');
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', directory], {
      stdio: 'ignore',
    });
  } catch (error) {
    rmSync(directory, { recursive: true });
    throw error;
  }
  return {
    directory,
    fill: (left = 0) => {
      const { bavail, bsize } = statfsSync(directory);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - left));
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync('umount', ['--lazy', directory], { stdio: 'ignore' });
      rmSync(directory, { recursive: true });
    },
  };
}
