/** Says, when nothing else can be drawn, that the application did not load, and offers to load it again. */
export function showStartFailure(error: unknown): void {
  console.error(error)
  const again = Object.assign(document.createElement('a'), { href: '', textContent: 'Load the page again' })
  const words = Object.assign(document.createElement('p'), { className: 'start-failure', role: 'alert' })
  words.append('Articled could not be loaded. ', again)
  document.querySelector('.start-failure')?.remove()
  document.body.append(words)
}
