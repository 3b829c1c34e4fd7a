/** So many are asked at once, to leave the server room for others. */
const AT_ONCE = 5

/** Asks for each of many rows, a few at a time; the answers stand in the order of the rows. */
export async function byFew<Answer>(
  ids: readonly string[],
  ask: (id: string) => Promise<Answer>,
): Promise<[string, Answer][]> {
  const answers: [string, Answer][] = []
  for (let at = 0; at < ids.length; at += AT_ONCE)
    answers.push(
      ...(await Promise.all(
        ids.slice(at, at + AT_ONCE).map(async (id): Promise<[string, Answer]> => [id, await ask(id)]),
      )),
    )
  return answers
}
