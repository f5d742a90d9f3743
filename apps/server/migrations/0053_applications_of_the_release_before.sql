-- During a deploy, instances of the release before go on writing applications, without the fields that came with the activation (0028).
-- They are given them here, so that nobody who reads has to ask which release wrote a row. Goes with the release after this one.
create function fill_order_record() returns trigger language plpgsql as $$
begin
  new.record := '{"signboard_size": null, "signboard_format": null, "owner_gln": "", "pickpoint_gln": "", "mol_name": "",
    "operator_message": "", "fine_acknowledged": false}'::jsonb || new.record;
  return new;
end
$$;
create trigger fill_order_record before insert or update of record on orders
  for each row when (not new.record ? 'fine_acknowledged') execute function fill_order_record();
update orders set record = record where not record ? 'fine_acknowledged';
