/** What the server's program has in zod's place: the build puts it there (vite.config.ts). */
export * as z from './shared-schemas.ts';
