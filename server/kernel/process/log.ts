import { writeSync } from 'node:fs'

const STANDARD_OUTPUT = 1

/**
 * The destination of the log. It drops lines that cannot be written, so that a full disk or a hanging reader neither ends nor delays the server. The
 * logger's own stream does both: at a fatal line on a full disk it retries for ever.
 */
export const logStream = {
  write(line: string): void {
    const bytes = Buffer.from(line)
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(STANDARD_OUTPUT, bytes, at)
    } catch {
      // There is nowhere to log it.
    }
  },
}
