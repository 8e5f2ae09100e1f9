export const grownCity: string;
