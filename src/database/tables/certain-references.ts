/**
 * Columns that are never null and always refer to a row (foreign keys; a test asks the database), by the table and its key that they refer
 * to: an inner join by one of them neither adds nor loses a row.
 */
export const certainReferences: Readonly<Record<string, readonly string[]>> = {
  'accounts.id': ['teams.account_id', 'volunteers.account_id', 'chat_posts.author_id'],
  'activities.id': [
    'shifts.activity_id',
    'sign_ups.activity_id',
    'participations.activity_id',
    'chat_posts.activity_id',
  ],
  'areas.code': ['jobs.area', 'needs.area', 'teams.area', 'volunteers.area'],
  // A view with a row for every hour.
  'hour_origins.hour_id': ['service_hours.id'],
  'news_categories.id': ['news_items.category_id'],
  'organisations.id': [
    'activities.organisation_id',
    'activity_makeups.organisation_id',
    'anomaly_flags.organisation_id',
    'jobs.organisation_id',
    'needs.organisation_id',
    'teams.organisation_id',
  ],
  'service_hours.id': ['hour_corrections.hour_id', 'ledger_entries.hour_id', 'spot_checks.hour_id'],
  'shifts.id': ['participations.shift_id', 'sign_ups.shift_id'],
  'sign_ups.id': ['credit_events.sign_up_id'],
  'teams.id': [
    'activities.team_id',
    'activity_makeups.team_id',
    'hour_claims.team_id',
    'hour_corrections.team_id',
    'ledger_entries.team_id',
    'service_hours.team_id',
    'team_changes.team_id',
    'team_members.team_id',
  ],
  'volunteers.id': [
    'certificates.volunteer_id',
    'credit_events.volunteer_id',
    'hour_claims.volunteer_id',
    'hour_corrections.volunteer_id',
    'job_assignments.volunteer_id',
    'participations.volunteer_id',
    'real_name_checks.volunteer_id',
    'record_entries.volunteer_id',
    'service_hours.volunteer_id',
    'sign_ups.volunteer_id',
    'star_awards.volunteer_id',
  ],
};
