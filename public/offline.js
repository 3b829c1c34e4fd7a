// The page that was asked for comes as soon as the server answers again; a browser's own word for being online says less.
const EVERY_MS = 5000

addEventListener('online', look)
setInterval(look, EVERY_MS)
speak()
void offerKept()

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

/** The cards that src/parts/kept-reviews keeps can be reviewed without a network. */
async function offerKept() {
  const stores = (await indexedDB.databases?.()) ?? []
  if (!stores.some(({ name }) => name === 'articled')) return
  const opening = indexedDB.open('articled')
  opening.onsuccess = () => {
    const documents = opening.result.transaction('documents').objectStore('documents')
    const counting = documents.count(IDBKeyRange.bound('kept-reviews-', 'kept-reviews-\uffff'))
    counting.onsuccess = () => {
      document.querySelector('#kept').hidden = counting.result === 0
      opening.result.close()
    }
  }
}
