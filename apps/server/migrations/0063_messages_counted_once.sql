-- The name that a browser gave to a message: sent again because the answer was lost, it is found and not written twice.
-- Whoever writes holds the row of the application, so no index is needed to keep a second one out.
alter table order_comments add column client_uuid uuid;
