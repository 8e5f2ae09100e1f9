import path from 'node:path';
import react from '@vitejs/plugin-react';
import { centreChunks } from './tools/centre-chunks.ts';
import { publicChunks } from './tools/public-chunks.ts';
import { type BuildOptions, defineConfig } from 'vite';

const server: BuildOptions = {
  outDir: 'dist/server',
  target: 'node20',
  copyPublicDir: false,
  // The styles of all that the server draws come out of its own build, as one file; tools/build.mjs puts it beside the browser's.
  emitAssets: true,
  manifest: true,
  cssCodeSplit: false,
  assetsInlineLimit: 0,
  rollupOptions: {
    input: {
      server: 'src/app/server.ts',
      supervisor: 'src/app/processes/supervisor.ts',
      // Draws certificates in a thread of its own (certificates/server/paper/paper-press.ts).
      'paper-worker': 'src/domains/certificates/server/paper/paper-worker.ts',
      // What an operator of the packaged product runs too.
      backup: 'tools/backup/backup.ts',
      restore: 'tools/backup/restore.ts',
      'check-data': 'tools/check-data/check-data.ts',
    },
    output: {
      entryFileNames: '[name].mjs',
      chunkFileNames: 'chunks/[name]-[hash].mjs',
      // A program is kept as text, too: with one Chinese character in it each of its characters takes two bytes (tools/build.mjs).
      comments: false,
      minify: { compress: false, mangle: false, codegen: { removeWhitespace: false, asciiOnly: true } },
    },
  },
};

/** What the server's program has in zod's place. */
const sharedZod = path.join(import.meta.dirname, 'src/platform/contract/schemas/shared-zod.ts');

/** What both browser programs are built with; each is built apart, so that neither is cut to pieces for the other's sake. */
const browser: BuildOptions = { outDir: 'dist/web', assetsInlineLimit: 0, emptyOutDir: false };

const publicSite: BuildOptions = {
  ...browser,
  manifest: '.vite/public-site.json',
  modulePreload: {
    polyfill: false,
    // A page that was drawn on the server has the styles of its islands already.
    resolveDependencies: (_file, files) => files.filter((file) => !file.endsWith('.css')),
  },
  rollupOptions: {
    input: {
      'public-site': 'src/app/public-site-client.tsx',
      verify: 'src/app/site-client/verify-client.ts',
    },
    output: { codeSplitting: { groups: publicChunks() } },
  },
};

const centres: BuildOptions = {
  ...browser,
  manifest: '.vite/centres.json',
  modulePreload: { polyfill: false },
  rollupOptions: {
    input: { centres: 'src/app/centres/centres-client.tsx' },
    output: { codeSplitting: { groups: centreChunks(import.meta.dirname) } },
  },
};

/** Three builds from one file: the centres' program (mode `centres`), the public site's, and (with `--ssr`) the server that also renders public pages. */
export default defineConfig(({ isSsrBuild, mode }) => ({
  plugins: [react()],
  publicDir: 'public',
  css: { modules: { generateScopedName: '[name]__[local]__[hash:base64:5]' } },
  // Of the icons the server draws a few dozen; as a package it would load all of them, 16 MiB. The other two are hundreds of small files:
  // with the program's own they take 16 MiB less (docs/decisions, 0061).
  ssr: { target: 'node', noExternal: isSsrBuild ? ['kysely', 'lucide-react', 'zod'] : [] },
  resolve: { alias: isSsrBuild ? [{ find: /^zod$/, replacement: sharedZod }] : [] },
  build: isSsrBuild ? server : mode === 'centres' ? centres : publicSite,
}));
