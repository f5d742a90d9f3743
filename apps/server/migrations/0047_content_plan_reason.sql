-- Why a planned publication did not come out. A column beside the state: a server of the release before knows the states it has.
alter table content_plans
  add column reason text check (reason in ('conflict', 'problems', 'role'));
