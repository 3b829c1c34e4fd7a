// `npm run explore`: all of what the gate takes a sample of, with other random examples each time. `npm run explore -- walk` runs a part. EXPLORE_SEED repeats a run.
const seed = process.env.EXPLORE_SEED ?? String(Math.floor(Math.random() * 2 ** 31))
Object.assign(process.env, { EXPLORE: 'all', EXPLORE_SEED: seed })
console.log(`EXPLORE_SEED=${seed}`)
process.on('exit', () => console.log(`EXPLORE_SEED=${seed}`))
await import('./test.mjs')
