-- What a case is found by: the words of its text, and every end of a longer number, so that a part of a phone or of a tax number is the
-- beginning of something. Three letters anywhere (the index before) are in so many of five million texts that a search had to
-- compare lists as long as the table; a word is in few. Texts are written in small letters. What stands between words is named sign
-- by sign: what is a letter or a space differs between systems. The price keeps the planner from working it out row by row where the
-- index knows it.
create function search_terms(given text) returns tsvector language plpgsql immutable strict parallel safe cost 5000 as $$
declare
  between constant text :=
    '[][\t\n\r\f\v \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff!"#$%&''()*+,./:;<=>?@\\^_`{|}~«»„“”‘’–—№-]+';
  words constant text[] := array_remove(string_to_array(regexp_replace(given, between, ' ', 'g'), ' '), '');
  terms text[] := words;
  word text;
begin
  -- A term may have 2,046 bytes.
  if octet_length(given) > 2000 then
    terms := array(select left(each, 100) from unnest(words) as each);
  end if;
  foreach word in array words loop
    if length(word) > 4 and word ~ '^[0-9]+$' then
      for at in 2 .. least(length(word), 40) - 3 loop
        terms := terms || substr(word, at, 40);
      end loop;
    end if;
  end loop;
  return array_to_tsvector(terms);
end
$$;
