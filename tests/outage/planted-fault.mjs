// Loaded into the server by a test: at SIGUSR2 something goes wrong that nobody foresaw, as often as PLANTED names it.
process.on('SIGUSR2', () => {
  for (const fault of process.env.PLANTED?.split(' ') ?? [])
    if (fault === 'rejection') Promise.reject(new Error('a planted rejection'))
    else
      setTimeout(() => {
        throw new Error('a planted exception')
      })
})
