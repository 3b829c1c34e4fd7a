import { spawn } from 'node:child_process'

interface Limits {
  /** Of memory that only it has. */
  megabytes: number
  ms: number
  /** Bytes of its answer. */
  mostOutput: number
}

interface Work {
  args: readonly string[]
  input?: Uint8Array
  env?: Record<string, string>
}

/** What became of a program: its answer, or why there is none. */
export type Ended = { output: Buffer } | { failed: 'missing' | 'broken' }

/** A shell limits itself, then becomes the program; a system without such limits has those of time and output. */
const limited = 'ulimit -d "$0" 2>/dev/null; exec "$@"'
/** The command that runs a program with no more memory of its own than so much. */
export const limitedCommand = (program: string, megabytes: number): [string, ...string[]] =>
  process.platform === 'win32' ? [program] : ['/bin/sh', '-c', limited, String(megabytes * 1024), program]

/** A shell's answer if there is no such program. */
const NOT_FOUND = 127

/** Runs a program that may leave neither its time nor its memory; one that tries is killed, with nothing lost but its answer. */
export function runLimited(
  program: string,
  { args, input, env }: Work,
  { megabytes, ms, mostOutput }: Limits,
): Promise<Ended> {
  const [command, ...before] = limitedCommand(program, megabytes)
  return new Promise((resolve) => {
    const child = spawn(command, [...before, ...args], {
      stdio: ['pipe', 'pipe', 'ignore'],
      timeout: ms,
      killSignal: 'SIGKILL',
      env: { PATH: process.env.PATH, ...env },
    })
    const parts: Buffer[] = []
    let size = 0
    const end = (failed: 'missing' | 'broken') => {
      child.kill('SIGKILL')
      resolve({ failed })
    }
    child.stdout.on('data', (part: Buffer) => {
      size += part.length
      if (size > mostOutput) end('broken')
      else parts.push(part)
    })
    child.stdout.on('error', () => end('broken'))
    child.on('error', (error: NodeJS.ErrnoException) => end(error.code === 'ENOENT' ? 'missing' : 'broken'))
    child.on('close', (code) => {
      if (code === 0) resolve({ output: Buffer.concat(parts) })
      else resolve({ failed: code === NOT_FOUND ? 'missing' : 'broken' })
    })
    // One that has ended reads nothing more, which its end tells.
    child.stdin.on('error', () => {})
    child.stdin.end(input)
  })
}
