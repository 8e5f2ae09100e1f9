import path from 'node:path';

/** The data directory in which `start-products.mjs` grew the demo city of this run; nobody runs on it any more. */
export const grownCity = path.resolve('node_modules/.cache/grown-city');
