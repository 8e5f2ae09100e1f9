import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds from one file: the browser's assets, and (with `--ssr`) the server that also renders public pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: 'public',
  css: { modules: { generateScopedName: '[name]__[local]__[hash:base64:5]' } },
  ssr: { target: 'node' as const },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: { input: { server: 'src/app/server.ts' }, output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' } },
      }
    : {
        outDir: 'dist/web',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rollupOptions: {
          input: {
            'public-site': 'src/app/public-site-client.tsx',
            centres: 'src/app/centres-client.tsx',
          },
        },
      },
}));
