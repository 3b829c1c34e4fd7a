import { createServer } from 'node:net'

/** Ends the process with one clear line if something else listens on the port. */
export async function requireFreePort({
  port = process.env.PORT || '4000',
  host = process.env.HOST || '127.0.0.1',
} = {}) {
  // What is no port at all, the server explains.
  if (!/^\d+$/.test(port)) return
  const code = await new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? error.code : undefined))
    server.listen(Number(port), host, () => server.close(() => resolve(undefined)))
  })
  if (code !== 'EADDRINUSE') return
  console.error(`Port ${port} is in use. Stop what uses it, or set PORT to another: PORT=4100 npm start`)
  process.exit(1)
}
