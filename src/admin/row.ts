/** A record in the screens. */
export type Row = { id: string } & Record<string, unknown>
