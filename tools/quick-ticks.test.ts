import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

/** Whether a tick made now, after full collections of garbage, has the shape of the one that is kept. */
const program = `
import { createHook } from 'node:async_hooks';
import { ticks } from ${JSON.stringify(path.join(import.meta.dirname, 'quick-ticks.mjs'))};
for (let turn = 0; turn < 3; turn += 1) {
  await new Promise((resolve) => setTimeout(resolve, 5));
  gc();
}
let later;
const hook = createHook({ init: (_id, type, _trigger, resource) => { if (type === 'TickObject') later = resource; } }).enable();
process.nextTick(() => {});
hook.disable();
console.log(JSON.stringify([ticks.length, %HaveSameMap(ticks[0], later)]));
`;

it('a tick is kept, and what comes after a collection of garbage has its shape', () => {
  const flags = ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '--eval', program];
  expect(JSON.parse(execFileSync(process.execPath, flags, { encoding: 'utf8' }))).toEqual([1, true]);
});
