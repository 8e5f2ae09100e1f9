-- 代点单 is a right of its own (网格员 take needs down and do not verify): who verifies has it as before.
update roles set permissions = array_append(permissions, 'needs.take')
  where 'needs.review' = any (permissions) and not 'needs.take' = any (permissions);
