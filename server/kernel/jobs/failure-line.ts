import { cutText } from '../../../rules/cut-text'

/** The queue's record of a failed try: the error thrown, or the queue's message for a timeout. */
export interface JobOutput {
  message?: string
  value?: { message?: string }
}

const LONGEST = 200
/** Addresses, links, and anything long enough to be a token. */
const PRIVATE = /\S*@\S+|\b\w+:\/\/\S+|[\w-]{24,}/g

/** Why a job failed, in one line that all staff of the queue may read: a mail server repeats the address that it refuses. */
export function failureLine(output: JobOutput | null): string | null {
  if (!output) return null
  const message = output.message ?? output.value?.message ?? ''
  const [line = ''] = message.trim().split('\n')
  return cutText(line.replace(PRIVATE, '…'), LONGEST) || 'It gave no reason.'
}
