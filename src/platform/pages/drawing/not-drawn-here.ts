/** Thrown for what only React's own renderer draws; the whole tree is then left to it. */
export class NotDrawnHere extends Error {
  override name = 'NotDrawnHere';
}
