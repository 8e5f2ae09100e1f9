/** Side tables of search; each is written by the room that owns the row it stands for. */
export type TeamSearchTable = {
  teamId: number;
  tokens: string;
};

export type NewsSearchTable = {
  newsId: number;
  tokens: string;
  plainText: string;
};
