/** Whether this run looks at all of what the gate takes a sample of: `npm run explore`. */
export const explored = Boolean(process.env.EXPLORE)
