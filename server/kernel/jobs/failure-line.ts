/** What the queue keeps of a failed try: what was thrown, or a message of its own where the time ran out. */
export interface JobOutput {
  message?: string
  value?: { message?: string }
}

const LONGEST = 200
/** Addresses, links, and whatever is long enough to be a token. */
const PRIVATE = /\S*@\S+|\b\w+:\/\/\S+|[\w-]{24,}/g

/** Why a job failed, in one line that anyone who looks after the queue may read: a mail server repeats the address it refuses. */
export function failureLine(output: JobOutput | null): string | null {
  if (!output) return null
  const message = output.message ?? output.value?.message ?? ''
  const [line = ''] = message.trim().split('\n')
  return line.replace(PRIVATE, '…').slice(0, LONGEST) || 'It gave no reason.'
}
