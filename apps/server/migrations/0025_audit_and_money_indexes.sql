-- outside a transaction
-- The audit has a million rows and grows with every act, so nobody may wait while these are built.
-- A page of the audit is read in the order (at, id) under each filter; an owner or a record has few rows, whatever else is asked.
create index concurrently if not exists audit_log_by_time on audit_log (at, id);
create index concurrently if not exists audit_log_by_actor on audit_log (actor_id, at, id);
create index concurrently if not exists audit_log_by_actor_act on audit_log (actor_id, action, at, id);
create index concurrently if not exists audit_log_by_act on audit_log (action, at, id);
create index concurrently if not exists audit_log_by_owner on audit_log (owner_id, at, id);
create index concurrently if not exists audit_log_by_record on audit_log (subject_kind, subject_id, at, id);
-- Their order is in the new ones.
drop index concurrently if exists audit_log_actor;
drop index concurrently if exists audit_log_owner;
drop index concurrently if exists audit_log_subject;
-- The money room reads each list by the time that it is about.
create index concurrently if not exists payment_attempts_received on payment_attempts (paid_at, id) where status = 'succeeded';
create index concurrently if not exists fees_held on fees (paid_at, attempt_id) where outcome is null;
create index concurrently if not exists fees_ended on fees (outcome, outcome_at, attempt_id) where outcome is not null;
create index concurrently if not exists refunds_owed on refunds (created, attempt_id) where state <> 'done';
create index concurrently if not exists refunds_done on refunds (done, attempt_id) where state = 'done';
drop index concurrently if exists refunds_open;
