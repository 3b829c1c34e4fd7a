/** The names by which a machine reaches itself, which nobody can give to another. */
export const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a request was sent to us by a name of ours: that of the public address, or of this machine with the port that we listen on. */
export function isOwnHost(
  host: string | undefined,
  { publicUrl, port }: { publicUrl: string; port: number | undefined },
): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false
  if (host === new URL(publicUrl).host) return true
  const asked = new URL(`http://${host}`)
  return asked.host === host && thisMachine.has(asked.hostname) && Number(asked.port || 80) === port
}
