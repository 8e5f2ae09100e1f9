export function precompress(folder: string): Promise<number>;
