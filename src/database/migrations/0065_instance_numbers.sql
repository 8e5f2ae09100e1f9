-- Which running copy of the product has which number, a part of every id it makes: a claim that is not renewed runs out.
create table instance_numbers (
  number smallint primary key constraint instance_numbers_range check (number between 0 and 15),
  -- Made anew by each copy; a copy that takes a dead one's place may carry on with its.
  holder text not null constraint instance_numbers_holder check (char_length(holder) between 8 and 64),
  held_until timestamptz(3) not null
);
