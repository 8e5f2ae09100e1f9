/** Tables that the statistics room writes; columns are described in the migration. */
export type FiguresTable = { key: string; value: number; computedAt: Date };
