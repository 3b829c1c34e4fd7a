// The page that was asked for comes as soon as the server answers again; a browser's own word for being online says less.
const EVERY_MS = 5000

addEventListener('online', look)
setInterval(look, EVERY_MS)
speak()

async function look() {
  if (document.visibilityState !== 'visible') return
  const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null)
  if (answer?.ok) location.reload()
}

/** The words of the language that this device keeps; the page itself has them in English. */
function speak() {
  const words = document.querySelector(`template[lang="${CSS.escape(localStorage.getItem('locale') ?? '')}"]`)
  if (!words) return
  document.documentElement.lang = words.lang
  document.querySelector('main').replaceChildren(words.content)
  document.title = `${document.querySelector('h1').textContent} · Articled`
}
