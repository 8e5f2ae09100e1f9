import type { AnyTask } from '#platform/server/background.ts';

/** The number of a process at the end of a name: several of them have one such task each. */
const processNumber = /\.\d+$/;

/** Words for tasks by their names; one that this version no longer has keeps its name, so that it can be asked about. */
export function taskLabelsOf(tasks: readonly Pick<AnyTask, 'name' | 'label'>[]): (task: string) => string {
  const labels = new Map(tasks.map(({ name, label }) => [name.replace(processNumber, ''), label]));
  return (task) => labels.get(task.replace(processNumber, '')) ?? task;
}

/** Every rule of retention that some task carries out, the shortest first. */
export const retentionOf = (tasks: readonly Pick<AnyTask, 'name' | 'keeps'>[]) =>
  tasks
    .flatMap(({ name, keeps = [] }) => keeps.map((rule) => ({ ...rule, task: name })))
    .toSorted((one, other) => one.days - other.days);
