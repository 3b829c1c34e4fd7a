interface Committing {
  query(config: { text: string }): Promise<{ command: string }>
}

/** Commits. A transaction in which a statement failed unseen is rolled back by its commit, which says so only by its answer. */
export async function commit(client: Committing): Promise<void> {
  const { command } = await client.query({ text: 'commit' })
  if (command !== 'COMMIT') throw new Error('the transaction was rolled back: a statement in it had failed')
}
