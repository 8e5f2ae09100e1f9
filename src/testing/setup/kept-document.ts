// What web tests see of a browser: one jsdom window a worker, for making it takes longer than most tests of a file.
import { builtinEnvironments, type Environment } from 'vitest/environments';

/** The window is opened once and stays; `browser-parts.ts` leaves every file an empty document, storage and address. */
// oxlint-disable-next-line import/no-default-export -- so vitest takes an environment
export default {
  ...builtinEnvironments.jsdom,
  name: 'kept-document',
  async setup(global, options) {
    if (!('document' in global)) await builtinEnvironments.jsdom.setup(global, options);
    return { teardown: () => undefined };
  },
} satisfies Environment;
