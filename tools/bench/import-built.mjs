/**
 * Node's own import, for built files: the runner of tools/run.mjs would take what `import()` names for a source file.
 * @param {string} url
 */
export const importBuilt = (url) => import(url);
