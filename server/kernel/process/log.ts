import { writeSync } from 'node:fs'

const STANDARD_OUTPUT = 1

/**
 * Where the log goes. A line that nobody takes is dropped: a full disk behind the log, or a reader that is gone or hangs, neither ends the server
 * nor holds it up. The logger's own stream does both (it writes again and again, for ever, at a fatal line on a full disk).
 */
export const logStream = {
  write(line: string): void {
    const bytes = Buffer.from(line)
    try {
      for (let at = 0; at < bytes.length; ) at += writeSync(STANDARD_OUTPUT, bytes, at)
    } catch {
      // There is nowhere to say it.
    }
  },
}
