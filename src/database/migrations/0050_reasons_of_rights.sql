-- Roles and staff accounts are made and changed with a reason: what waits for the security administrator since before says that it has none.
update approvals
set wish = wish || jsonb_build_object('reason', coalesce(reason, '提请时未填写原因'))
where state = 'pending' and kind in ('createStaffAccount', 'updateStaffAccount', 'updateRole') and not wish ? 'reason';
