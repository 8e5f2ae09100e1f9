/** Whether this document is drawn in the large-type view (长辈版); false outside a browser. */
export const isElderView = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['view'] === 'elder';
