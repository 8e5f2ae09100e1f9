import react from '@vitejs/plugin-react';
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
    input: { server: 'src/app/server.ts' },
    output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
  },
};

const browser: BuildOptions = {
  outDir: 'dist/web',
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: {
    polyfill: false,
    // A page that was drawn on the server has the styles of its islands already.
    resolveDependencies: (_file, files, { hostId }) =>
      hostId.includes('public-site') ? files.filter((file) => !file.endsWith('.css')) : files,
  },
  rollupOptions: {
    input: {
      'public-site': 'src/app/public-site-client.tsx',
      centres: 'src/app/centres/centres-client.tsx',
    },
  },
};

/** Two builds from one file: the browser's assets, and (with `--ssr`) the server that also renders public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'public',
  css: { modules: { generateScopedName: '[name]__[local]__[hash:base64:5]' } },
  // Of the icons the server draws a few dozen; as a package it would load all of them, 16 MiB.
  ssr: { target: 'node', noExternal: isSsrBuild ? ['lucide-react'] : [] },
  build: isSsrBuild ? server : browser,
}));
