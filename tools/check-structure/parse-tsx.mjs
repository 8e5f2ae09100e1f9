// dependency-cruiser's swc reader knows no JSX; this preload tells swc when a file has some (`node --import`).
import { createRequire } from 'node:module';

const swc = createRequire(import.meta.url)('@swc/core');
const { parseFileSync } = swc;
swc.parseFileSync = (file, options) => parseFileSync.call(swc, file, { ...options, tsx: file.endsWith('x') });
