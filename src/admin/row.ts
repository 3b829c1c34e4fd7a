/** A record as the screens hold it. */
export type Row = { id: string } & Record<string, unknown>
