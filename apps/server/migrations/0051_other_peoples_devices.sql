-- The person said that the device is somebody else's: the session is short, and the device is not known afterwards.
alter table sessions add column alien boolean not null default false;
