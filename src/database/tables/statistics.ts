/** Tables that the statistics room writes; columns are described in the migration. */
