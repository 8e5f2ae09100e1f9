/** A visited page in the tag bar (标签栏). */
export type VisitedTag = {
  /** Its menu entry's path, one tag each. */
  path: string;
  /** The address last seen there, with its filters. */
  address: string;
  title: string;
  /** Always there: cannot be closed. */
  isPinned: boolean;
};

export type TagAct =
  | { act: 'visit'; tag: VisitedTag }
  | { act: 'close'; path: string }
  | { act: 'closeOthers'; path: string }
  | { act: 'closeAll' };

/** The tags after an act. Pinned tags survive every closing and stand first; a page visited again keeps its place. */
export function changeTags(tags: readonly VisitedTag[], change: TagAct): readonly VisitedTag[] {
  switch (change.act) {
    case 'visit':
      return visit(tags, change.tag);
    case 'close':
      return tags.filter((tag) => tag.isPinned || tag.path !== change.path);
    case 'closeOthers':
      return tags.filter((tag) => tag.isPinned || tag.path === change.path);
    case 'closeAll':
      return tags.filter((tag) => tag.isPinned);
  }
}

function visit(tags: readonly VisitedTag[], tag: VisitedTag): readonly VisitedTag[] {
  const known = tags.find(({ path }) => path === tag.path);
  if (known?.address === tag.address && known.title === tag.title) return tags;
  if (known) return tags.map((other) => (other === known ? tag : other));
  return tag.isPinned
    ? [...tags.filter((other) => other.isPinned), tag, ...tags.filter((other) => !other.isPinned)]
    : [...tags, tag];
}

/** Where to go after a closing: nowhere while the current page's tag is left, else to the last tag, else to `home`. */
export function addressAfterClosing(
  tags: readonly VisitedTag[],
  currentPath: string,
  home: string,
): string | undefined {
  if (tags.some(({ path }) => path === currentPath)) return undefined;
  return tags.at(-1)?.address ?? home;
}
