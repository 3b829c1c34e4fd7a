/** The address in a sender: of `Name <address>`, or the address itself. */
export const addressIn = (sender: string) => /<(.+)>/.exec(sender)?.[1] ?? sender
