import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'

const TICK_US = 10_000

/** The CPU time of a process in microseconds, or null where the system does not report it. */
export function cpuOf(pid: number): number | null {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return null
  // The program's name stands in brackets and may contain spaces.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * TICK_US
}

/** The memory of a process in MiB, or null where the system does not report it. */
export function memoryOf(pid: number): number | null {
  const file = `/proc/${pid}/status`
  if (!existsSync(file)) return null
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(file, 'utf8'))?.[1]
  return kilobytes ? Number(kilobytes) / 1024 : null
}

/** The number of files and connections that a process has open, or null where the system does not report it. */
export function descriptorsOf(pid: number): number | null {
  const folder = `/proc/${pid}/fd`
  return existsSync(folder) ? readdirSync(folder).length : null
}

/** The process at the end of a line of shells and wrappers, or the process itself where the system does not report its children. */
export function innermost(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/children`
  const [child] = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ').filter(Boolean) : []
  return child ? innermost(Number(child)) : pid
}

/** The machine's other load, for the reader of the figures. */
export const machine = () =>
  `Node ${process.versions.node}, ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'CPU'}, load ${loadavg()[0]?.toFixed(1)}`

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
