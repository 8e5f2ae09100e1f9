// Keeps `process.nextTick` quick for as long as the process lives. It makes one object a tick from a literal with computed names, and V8 makes
// those quickly only while each has the shape of the first. When a full collection of garbage finds none of them alive their shape is
// forgotten, the next one has another, and from then on each is made the slow way: a fourteenth of the processor time of a kept page, of
// which each takes eight (docs/benchmark.md). One that stays alive keeps the shape.
import { createHook } from 'node:async_hooks';

/** The objects of all ticks while the hook is on: there is one way to get hold of them. */
const kept = [];
const hook = createHook({
  init(...[, type, , resource]) {
    if (type === 'TickObject') kept.push(resource);
  },
});
hook.enable();
process.nextTick(() => {});
hook.disable();

/** Read by nobody: what an exported list holds is not collected. */
export const ticks = kept;
