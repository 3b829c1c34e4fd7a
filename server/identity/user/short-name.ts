/** SQL for somebody's first name and initial, as those see it who need not know more: `Amara O.` */
export const shortNameSql = (userId: string): string =>
  `(select coalesce(u.first_name, 'A student') || coalesce(' ' || substring(u.last_name from '^.[\u0300-\u036f\u1ab0-\u1aff\u20d0-\u20ff]*') || '.', '') from users u where u.id = ${userId})`
