import fc from 'fast-check'

// A property that fails says its seed, which then belongs to a case of its own. The gate draws the same examples each time; `npm run explore` draws others.
fc.configureGlobal({ seed: Number(process.env.EXPLORE_SEED ?? 20_260_601) })
