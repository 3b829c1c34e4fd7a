/**
 * The milliseconds for which this process worked while something ran. Other work on the machine does not count, so that a text that takes for ever is
 * told from a machine that is busy.
 */
export async function worked(run: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await run()
  return process.cpuUsage(before).user / 1000
}
