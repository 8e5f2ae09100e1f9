import type { categoryRefusals } from '../../contract/news.words.ts';

type Category = { id: number; name: string; parentId: number | null; isEnabled: boolean };
type Wanted = Omit<Category, 'id'> & { id: number | undefined };

/** Why a category cannot be so: names are unique, the tree has two levels, below a switched-off one nothing is on. */
export function judgeCategory(
  wanted: Wanted,
  all: readonly Category[],
): Extract<keyof typeof categoryRefusals, 'nameTaken' | 'tooDeep' | 'parentDisabled'> | undefined {
  const { id, name, parentId, isEnabled } = wanted;
  if (all.some((other) => other.id !== id && other.name === name)) return 'nameTaken';
  if (parentId === null) return undefined;
  const parent = all.find((other) => other.id === parentId);
  const hasChildren = id !== undefined && all.some((other) => other.parentId === id);
  if (!parent || parent.parentId !== null || parentId === id || hasChildren) return 'tooDeep';
  return isEnabled && !parent.isEnabled ? 'parentDisabled' : undefined;
}
