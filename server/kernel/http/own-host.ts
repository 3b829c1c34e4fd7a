/** Names by which a machine reaches itself, which no other machine can have. */
export const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a request names our host: that of the public address, or this machine with the port we listen on. */
export function isOwnHost(
  host: string | undefined,
  { publicUrl, port }: { publicUrl: string; port: number | undefined },
): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false
  if (host === new URL(publicUrl).host) return true
  const asked = new URL(`http://${host}`)
  return asked.host === host && thisMachine.has(asked.hostname) && Number(asked.port || 80) === port
}
