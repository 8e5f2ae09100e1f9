export function sourceStamp(root: string): Promise<string>;
export function builtStamp(root: string): string | undefined;
export function writeStamp(root: string, stamp: string): void;
