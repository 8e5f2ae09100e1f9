const itself = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** LIKE pattern of what holds a text; its signs stand for themselves. */
export const containing = (text: string): string => `%${itself(text)}%`;

/** LIKE pattern of what begins with a text; its signs stand for themselves. */
export const beginningWith = (text: string): string => `${itself(text)}%`;
