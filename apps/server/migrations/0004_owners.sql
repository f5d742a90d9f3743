-- The legal entity under which an owner works. One INN registers once in a country: of two at once, the index lets one win.
create table companies (
  id uuid primary key,
  owner_id uuid not null references users,
  country text not null,
  org_type text not null check (org_type in ('ip', 'ooo')),
  org_name text not null,
  inn text not null,
  kpp text not null default '',
  ogrn text not null default '',
  okopf text not null default '',
  okpo text not null default '',
  bik text not null,
  bank_name text not null,
  bank_inn text not null default '',
  pay_account text not null,
  cor_account text not null default '',
  legal_address text not null default '',
  gln text not null default '',
  email text not null default '',
  -- In force; what was asked for waits beside it until its papers are checked.
  tax_type text not null check (tax_type in ('usn', 'osn', 'lowerRate5', 'lowerRate7')),
  requested_tax_type text check (requested_tax_type in ('usn', 'osn', 'lowerRate5', 'lowerRate7')),
  tax_files uuid[] not null default '{}',
  tax_check_status text not null default 'none'
    check (tax_check_status in ('none', 'review', 'remark', 'canceled', 'success')),
  tax_check_comment text not null default '',
  tax_remarks jsonb not null default '[]',
  -- When consent to the use of personal data was given; Georgia asks for none.
  personal_info_accepted timestamptz,
  -- The register could not be asked: staff look at it by hand.
  unverified boolean not null default false,
  created timestamptz not null,
  updated timestamptz not null
);
create unique index companies_inn on companies (country, inn);
create index companies_owner on companies (owner_id, created);

-- One row per person, citizenship and type; a new version of the same document replaces what it said.
create table identity_documents (
  id uuid primary key,
  user_id uuid not null references users,
  citizenship text not null,
  doc_type text not null check (doc_type in ('passport', 'identification')),
  fields jsonb not null,
  document_photo uuid[] not null default '{}',
  with_document_photo uuid[] not null default '{}',
  status text not null check (status in ('none', 'needs_approval', 'needs_upgrade', 'approved')),
  comment text not null default '',
  remarks jsonb not null default '[]',
  created timestamptz not null,
  updated timestamptz not null,
  unique (user_id, citizenship, doc_type)
);

-- A half-filled registration, so that another device goes on where this one stopped. Gone once she is registered.
create table registration_drafts (
  user_id uuid primary key references users,
  step smallint not null check (step between 1 and 4),
  data jsonb not null,
  updated timestamptz not null
);
