/** Tables that name people and stay as they are when somebody closes the account, each with the reason; the house test asks it of every new one. */
export const untouched: Readonly<Record<string, string>> = {
  ...because('only the staff or team that acted is named, by number', [
    'activities',
    'activity_changes',
    'activity_releases',
    'bulk_messages',
    'chat_words',
    'dispatches',
    'hour_samples',
    'issuer_seals',
    'jobs',
    'need_callbacks',
    'service_offers',
    'spot_checks',
    'team_changes',
    'team_invite_links',
    'teams',
  ]),
  ...because('numbers and digests alone: the chain that nobody may touch', [
    'ledger_entries',
    'ledger_leaves',
  ]),
  approvals: 'what staff ask of each other about accounts of staff',
  audit_log:
    'kept as the law asks (article 21 of the Cybersecurity Law; three years, domain.md B), read by auditors alone',
  audit_origins: 'network addresses of acts; they go after 90 days by themselves',
  export_parts: 'keys of sealed pieces; they go with the order that ended',
  reconfirmations: 'a question about a sign-up and one of two answers',
};

function because(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}
