-- Changes of the work calendar wait where everything waits that needs a second person. What was decided stays in the audit log.
insert into approvals (kind, subject, title, facts, wish, asked_by, asked_at)
select
  case when c.is_workday is null then 'removeWorkCalendarDay' else 'saveWorkCalendarDay' end,
  'calendar:' || c.day,
  case
    when c.is_workday is null then '工作日历删除 ' || c.day || '（' || c.name || '）'
    else '工作日历 ' || c.day || ' 改为' || case when c.is_workday then '工作日' else '休息日' end || '，' || c.name
  end,
  jsonb_build_array(jsonb_build_object('label', '影响', 'text', '批准后才开始的公示和时限按它计算，已经开始的不变')),
  case
    when c.is_workday is null then jsonb_build_object('day', c.day)
    else jsonb_build_object('day', c.day, 'isWorkday', c.is_workday, 'name', c.name)
  end,
  c.proposed_by,
  c.proposed_at
from work_calendar_changes c
where c.status = 'pending';
drop table work_calendar_changes;
