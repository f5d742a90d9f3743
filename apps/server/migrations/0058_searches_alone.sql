-- A search by terms is one look into an index, which takes less than starting workers for it. The planner, who takes the beginning of any word
-- for two hundredths of the table, started two for each search.
alter function search_terms(text) parallel restricted;
