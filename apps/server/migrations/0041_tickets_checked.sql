-- outside a transaction
alter table tickets validate constraint tickets_asker;
alter table ticket_history validate constraint ticket_history_event_check;
alter table ticket_messages validate constraint ticket_messages_delivery_check;
create index concurrently if not exists tickets_asked on tickets (asked) where due is not null;
