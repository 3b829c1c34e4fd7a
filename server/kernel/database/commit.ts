interface Committing {
  query(config: { text: string }): Promise<{ command: string }>
}

/** Commits. PostgreSQL rolls back a transaction in which a statement failed unseen, and only the answer to the commit says so. */
export async function commit(client: Committing): Promise<void> {
  const { command } = await client.query({ text: 'commit' })
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a statement in it had failed')
}
