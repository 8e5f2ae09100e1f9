/** Tables that name people and are not in the archive, each with the reason (PIPL 45); the house test asks it of every new one. */
export const leftOut: Readonly<Record<string, string>> = {
  ...because('only the staff or team that acted is named: no record about a volunteer', [
    'activities',
    'activity_changes',
    'activity_releases',
    'bulk_messages',
    'certificate_batches',
    'chat_words',
    'complaint_drafts',
    'desk_looks',
    'dispatches',
    'hour_samples',
    'issuer_seals',
    'job_steps',
    'jobs',
    'list_views',
    'need_callbacks',
    'need_steps',
    'news_revisions',
    'service_offers',
    'team_changes',
    'team_invite_links',
    'teams',
  ]),
  ...because('secrets and digests of logins: giving them would open the account', [
    'action_links',
    'attendance_taps',
    'calendar_feeds',
    'passkey_challenges',
    'password_history',
    'recovery_codes',
    'second_factors',
    'sign_up_code_failures',
    'sms_codes',
    'team_join_failures',
    'volunteer_code_shows',
  ]),
  anomaly_flags: 'an inquiry that has not ended; its end is told to the person (PIPL 18, 45)',
  command_answers: 'answers under way, kept sealed for an hour for who did not receive them',
  approvals:
    'what staff ask of each other before an act; the act itself is told and stands in the person’s own lists',
  outbox: 'letters under way: their texts stand in messages, and they go when they are delivered',
  spot_checks: 'a draw of records that the centre asks about; what comes of it stands with the hour',
  team_phone_invitations:
    'a team’s wish about a phone number; it is told by a message once the number has an account',
};

function because(reason: string, tables: readonly string[]): Record<string, string> {
  return Object.fromEntries(tables.map((table) => [table, reason]));
}
