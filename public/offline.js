// The page that was asked for comes as soon as the server answers again; a browser's own word for being online says less.
const EVERY_MS = 5000

addEventListener('online', look)
setInterval(look, EVERY_MS)

async function look() {
  if (document.visibilityState !== 'visible') return
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (answer?.ok) location.reload()
}
