// Sets the theme before the first paint; src/theme/theme.ts keeps the same three keys. Whoever is signed in sees the frame at once.
;(() => {
  try {
    const { dataset } = document.documentElement
    const theme = localStorage.getItem('theme')
    if (theme === 'light' || theme === 'dark') dataset.theme = theme
    if (localStorage.getItem('density') === 'dense') dataset.density = 'dense'
    if (localStorage.getItem('motion') === 'less') dataset.motion = 'less'
    if (localStorage.getItem('refreshToken')) dataset.signedIn = ''
  } catch {
    // Storage is blocked: the system's choices stand.
  }
})()
