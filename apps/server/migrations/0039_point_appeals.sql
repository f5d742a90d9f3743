-- An owner may object to a rejected area or timetable: two more lines of a point's history. What stands there already fits.
alter table point_changes drop constraint point_changes_act_check;
alter table point_changes add constraint point_changes_act_check check (act in ('opened', 'edited', 'signboard',
  'signboardChecked', 'signboardRejected', 'areaAsked', 'areaApproved', 'areaRejected', 'areaAppealed', 'timetableAsked',
  'timetableApproved', 'timetableRejected', 'timetableAppealed', 'blocked', 'unblocked', 'closed')) not valid;
