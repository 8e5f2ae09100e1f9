/** Where throw-away databases lie: in memory where there is room, else where temporary files do. */
export function quickTmpdir(): string;
